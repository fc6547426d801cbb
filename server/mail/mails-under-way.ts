/** Seconds for which a mail is taken. A process that dies over one leaves it to the others after that. */
export const leaseSeconds = 180;

/** Milliseconds between two renewals of that while a mail is on its way: a mail server may take ten minutes. */
const renewEveryMs = 60_000;

/** Mails of one lane under way at a time, a connection each. */
const atOnce = 3;

/** Milliseconds after which a mail that hangs is in no one's way any more. */
const patienceMs = 5000;

/** Mails that hang, at most: so many connections stay open for nothing. */
const mostHanging = 20;

export interface MailTurn<Mail> {
  /** Takes the next one that is due. */
  claim(): Promise<Mail | undefined>;
  send(mail: Mail): Promise<void>;
  /** Says that it is still on its way, until then. */
  renew(mail: Mail, until: Date): Promise<void>;
  now(): Date;
  /** No more are to be taken in this turn. */
  isOver?(): boolean;
}

interface UnderWay {
  isHanging: boolean;
  /** Resolves when it has ended, or hangs. */
  outOfTheWay: Promise<void>;
  ended: Promise<void>;
}

/**
 * Sends mails beside each other, so that one that hangs delays no other. Each is sent at least once: where no one knows
 * whether the mail server has taken it, it is sent again.
 */
export class MailsUnderWay {
  readonly #underWay = new Set<UnderWay>();
  readonly #faults: unknown[] = [];

  /** Begins with all that is due, and does not wait for those that are on their way then. Returns how many were looked at. */
  async begin<Mail>(turn: MailTurn<Mail>): Promise<number> {
    this.#throwFault();
    for (let looked = 0; ; looked += 1) {
      while (this.#inTheWay().length >= atOnce)
        await Promise.race(this.#inTheWay().map(({ outOfTheWay }) => outOfTheWay));
      if (this.#underWay.size >= atOnce + mostHanging || turn.isOver?.()) return looked;
      const mail = await turn.claim();
      if (mail === undefined) return looked;
      this.#send(turn, mail);
    }
  }

  /** Waits for all that are on their way, also for those that hang. Throws what kept one from being looked at. */
  async ended(): Promise<void> {
    await Promise.all([...this.#underWay].map(({ ended }) => ended));
    this.#throwFault();
  }

  #inTheWay(): UnderWay[] {
    return [...this.#underWay].filter(({ isHanging }) => !isHanging);
  }

  #throwFault(): void {
    const [fault] = this.#faults.splice(0);
    if (fault !== undefined) throw fault;
  }

  #send<Mail>(turn: MailTurn<Mail>, mail: Mail): void {
    const { promise: outOfTheWay, resolve: makeWay } = Promise.withResolvers<void>();
    const renewing = setInterval(() => {
      const until = new Date(turn.now().getTime() + leaseSeconds * 1000);
      // Where the database is away it may be sent a second time, by another process.
      turn.renew(mail, until).catch(() => undefined);
    }, renewEveryMs).unref();
    const ended = turn
      .send(mail)
      .catch((fault: unknown) => void this.#faults.push(fault))
      .finally(() => {
        clearInterval(renewing);
        clearTimeout(hanging);
        this.#underWay.delete(one);
        makeWay();
      });
    const one: UnderWay = { isHanging: false, outOfTheWay, ended };
    const hanging = setTimeout(() => {
      one.isHanging = true;
      makeWay();
    }, patienceMs).unref();
    this.#underWay.add(one);
  }
}
