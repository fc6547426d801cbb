import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startPeriodicJob } from '../jobs/periodic-job.ts';
import type { SecurityContext } from '../security/context.ts';
import { mailLanes } from './mail-kinds.ts';
import type { MailLane } from './mail-kinds.ts';
import { MailsUnderWay } from './mails-under-way.ts';
import type { MailTurn } from './mails-under-way.ts';
import type { MailWriters } from './mail-writers.ts';
import { claimMail, postponeMail } from './outbox.queries.ts';
import type { WaitingMail } from './outbox.queries.ts';
import type { SendMail } from './outgoing-mail.ts';
import { sendWaiting } from './send-waiting.ts';

/** Milliseconds from one invitation to the next of this process, so that a mail server takes fifty thousand. */
const pauseMs = 100;

interface Sending<Context> {
  writers: MailWriters<Context>;
  send: SendMail;
}

export interface Outbox {
  /** Something was put in that does not wait for the next look. */
  wake(): void;
  stop(): Promise<void>;
}

/** Looks into each lane every five seconds, and shortly after a call to `wake`. Any number of processes may run one. */
export function startOutbox<Context extends SecurityContext>(context: Context, sending: Sending<Context>): Outbox {
  const lanes = mailLanes.map((lane) => {
    const underWay = new MailsUnderWay();
    const work = (stopping: AbortSignal) =>
      underWay.begin(turnOf(context, { ...sending, lane, pauseMs: lane === 'invitations' ? pauseMs : 0, stopping }));
    const job = startPeriodicJob({ name: `outbox_${lane}`, everyMs: 5000, work, log: context.log });
    return { job, underWay };
  });
  return {
    // A pause of a random length: the work for a known address must not overlap the answer that asked for it.
    wake: () => {
      for (const { job } of lanes) job.wake(randomInt(100, 400));
    },
    stop: async () => {
      await Promise.all(lanes.map(({ job }) => job.stop()));
      await Promise.all(lanes.map(({ underWay }) => underWay.ended()));
    },
  };
}

/** Sends every mail that is due now, of these lanes. Returns how many were looked at. */
export async function sendDueMails<Context extends SecurityContext>(
  context: Context,
  { lanes = mailLanes, ...sending }: Sending<Context> & { lanes?: readonly MailLane[] },
): Promise<number> {
  let looked = 0;
  for (const lane of lanes) {
    const underWay = new MailsUnderWay();
    looked += await underWay.begin(turnOf(context, { ...sending, lane, pauseMs: 0 }));
    await underWay.ended();
  }
  return looked;
}

interface Turn<Context> extends Sending<Context> {
  lane: MailLane;
  pauseMs: number;
  stopping?: AbortSignal;
}

function turnOf<Context extends SecurityContext>(
  context: Context,
  { writers, send, lane, pauseMs: pause, stopping }: Turn<Context>,
): MailTurn<WaitingMail> {
  const { db, now } = context;
  let isFirst = true;
  let isAway = false;
  return {
    claim: async () => {
      if (!isFirst && pause > 0) await setTimeout(pause, undefined, { signal: stopping }).catch(() => undefined);
      isFirst = false;
      return stopping?.aborted ? undefined : claimMail(db, lane, now());
    },
    send: async (mail) => {
      const end = await sendWaiting(context, mail, { writers, send });
      if (end === 'unsent' || end === 'unsure') isAway = true;
    },
    renew: ({ id }, until) => postponeMail(db, id, until),
    now,
    // Where the mail server is away, thousands of others would fare alike.
    isOver: () => isAway && lane === 'invitations',
  };
}
