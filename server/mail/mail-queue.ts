import { randomInt } from 'node:crypto';
import type { DatabaseContext } from '../db/context.ts';
import { startPeriodicJob } from '../jobs/periodic-job.ts';
import { MailLanes } from './mail-lanes.ts';
import type { MailTurn } from './mail-lanes.ts';
import type { MailQueue, WaitingMail } from './mail-queue.queries.ts';
import type { UnsentMail } from './settle-fault.ts';

type Needs = Pick<DatabaseContext, 'db' | 'now'>;

/** What is due in a queue, one after the other. */
export function turnOf<Mail extends WaitingMail>(
  { db, now }: Needs,
  queue: MailQueue<Mail>,
  send: (mail: Mail) => Promise<void>,
): MailTurn<Mail> {
  return {
    claim: () => queue.claim(db, now()),
    send,
    renew: async ({ id }, until) => void (await queue.postpone(db, id, until)),
    now,
  };
}

/** The same row until it was taken, refused, or tried for long enough. */
export function unsentIn<Mail extends WaitingMail>(
  db: Needs['db'],
  queue: MailQueue<Mail>,
  { id, since, attempt }: WaitingMail,
): Omit<UnsentMail, 'giveUpAfterMs'> {
  return {
    since,
    attempt,
    postpone: (until) => queue.postpone(db, id, until),
    drop: () => queue.remove(db, id),
  };
}

export interface QueueMailer {
  wake(): void;
  stop(): Promise<void>;
}

interface MailerOptions {
  name: string;
  log: DatabaseContext['log'];
  begin: (lanes: MailLanes) => Promise<unknown>;
}

/** Looks every five seconds, and shortly after a call to `wake`. Any number of processes may run one. */
export function startQueueMailer({ name, log, begin }: MailerOptions): QueueMailer {
  const lanes = new MailLanes();
  const job = startPeriodicJob({ name, everyMs: 5000, work: () => begin(lanes), log });
  return {
    // A pause of a random length: the work for a known address must not overlap the answer that asked for it.
    wake: () => job.wake(randomInt(100, 400)),
    stop: async () => {
      await job.stop();
      await lanes.ended();
    },
  };
}
