import { setTimeout as wait } from 'node:timers/promises';
import type { SecurityContext } from '../security/context.ts';
import type { MailLane } from './mail-kinds.ts';
import type { MailWriters } from './mail-writers.ts';
import { claimMail, leaseSeconds, postponeMail } from './outbox.queries.ts';
import type { WaitingMail } from './outbox.queries.ts';
import type { SendMail } from './outgoing-mail.ts';
import { sendWaiting } from './send-waiting.ts';

/** Milliseconds between two renewals of a lease while a mail is on its way: a mail server may take ten minutes. */
const renewEveryMs = 60_000;

/** Mails of one lane under way at a time, a connection each. */
const atOnce = 3;

/** Milliseconds after which a mail that hangs is in no one's way any more. */
const patienceMs = 5000;

/** Mails that hang, at most: so many connections stay open for nothing. */
const mostHanging = 20;

export interface Sending<Context> {
  writers: MailWriters<Context>;
  send: SendMail;
}

interface UnderWay {
  isHanging: boolean;
  /** Resolves when it has ended, or hangs. */
  outOfTheWay: Promise<void>;
  ended: Promise<void>;
}

/**
 * Sends mails of a lane beside each other, so that one that hangs delays no other. Each is sent at least once: where no one
 * knows whether the mail server has taken it, it is sent again.
 */
export class MailsUnderWay<Context extends SecurityContext> {
  readonly #underWay = new Set<UnderWay>();
  readonly #faults: unknown[] = [];
  readonly #context: Context;
  readonly #lane: MailLane;
  readonly #sending: Sending<Context>;

  constructor(context: Context, lane: MailLane, sending: Sending<Context>) {
    this.#context = context;
    this.#lane = lane;
    this.#sending = sending;
  }

  /**
   * Begins with all that is due, so many milliseconds from one to the next, and does not wait for those that are on their way
   * then. Returns how many were looked at.
   */
  async begin(pauseMs = 0, stopping?: AbortSignal): Promise<number> {
    const { db, now } = this.#context;
    this.#throwFault();
    const turn = { isAway: false };
    for (let looked = 0; ; looked += 1) {
      while (this.#inTheWay().length >= atOnce)
        await Promise.race(this.#inTheWay().map(({ outOfTheWay }) => outOfTheWay));
      // Where the mail server is away, thousands of others would fare alike.
      const isOver = turn.isAway && this.#lane === 'invitations';
      if (this.#underWay.size >= atOnce + mostHanging || isOver) return looked;
      if (looked > 0 && pauseMs > 0) await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
      const mail = stopping?.aborted ? undefined : await claimMail(db, this.#lane, now());
      if (mail === undefined) return looked;
      this.#send(mail, turn);
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

  #send(mail: WaitingMail, turn: { isAway: boolean }): void {
    const { db, now } = this.#context;
    const { promise: outOfTheWay, resolve: makeWay } = Promise.withResolvers<void>();
    const renewing = setInterval(() => {
      const until = new Date(now().getTime() + leaseSeconds * 1000);
      // Where the database is away it may be sent a second time, by another process.
      postponeMail(db, mail.id, until).catch(() => undefined);
    }, renewEveryMs).unref();
    const send = async () => {
      const end = await sendWaiting(this.#context, mail, this.#sending);
      if (end === 'unsent' || end === 'unsure') turn.isAway = true;
    };
    const ended = send()
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
