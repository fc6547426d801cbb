import { randomInt } from 'node:crypto';
import { startPeriodicJob } from '../jobs/periodic-job.ts';
import type { SecurityContext } from '../security/context.ts';
import { mailLanes } from './mail-kinds.ts';
import { MailsUnderWay } from './mails-under-way.ts';
import type { Sending } from './mails-under-way.ts';

/** Milliseconds from one invitation to the next of this process, so that a mail server takes fifty thousand. */
const pauseMs = 100;

interface Outbox {
  /** Something was put in that does not wait for the next look. */
  wake(): void;
  stop(): Promise<void>;
}

/** Looks into each lane every five seconds, and shortly after a call to `wake`. Any number of processes may run one. */
export function startOutbox<Context extends SecurityContext>(context: Context, sending: Sending<Context>): Outbox {
  const lanes = mailLanes.map((lane) => {
    const underWay = new MailsUnderWay(context, lane, sending);
    const work = (stopping: AbortSignal) => underWay.begin(lane === 'invitations' ? pauseMs : 0, stopping);
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
