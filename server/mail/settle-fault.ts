import { describeMailFault } from '../core/fault-description.ts';
import type { DatabaseContext } from '../db/context.ts';
import { isRefusedForGood } from './mail-fault.ts';

export interface UnsentMail {
  /** The first is 1. */
  attempt: number;
  /** When the mail was asked for. */
  since: Date;
  giveUpAfterMs: number;
  postpone: (until: Date) => Promise<unknown>;
  drop: () => Promise<unknown>;
}

/** What the log is told, by what becomes of the mail. */
export type FaultLines = Record<'refused' | 'failed' | 'givenUp', { event: string } & Record<string, unknown>>;

/** Of a mail that was not taken: what was refused for good is dropped, all else is tried again, and given up in the end. */
export async function settleFault(
  { log, now }: Pick<DatabaseContext, 'log' | 'now'>,
  error: unknown,
  { mail, lines }: { mail: UnsentMail; lines: FaultLines },
): Promise<keyof FaultLines> {
  const fault = { fault: describeMailFault(error), attempt: mail.attempt };
  if (isRefusedForGood(error)) {
    await mail.drop();
    log.warn({ ...lines.refused, ...fault });
    return 'refused';
  }
  if (await waitForNextTry(mail, now())) {
    log.warn({ ...lines.failed, ...fault });
    return 'failed';
  }
  log.error({ ...lines.givenUp, ...fault });
  return 'givenUp';
}

/** False where it was tried for long enough: then the mail is gone. */
export async function waitForNextTry({ postpone, drop, ...tries }: UnsentMail, now: Date): Promise<boolean> {
  const next = nextTry({ ...tries, now });
  await (next ? postpone(next) : drop());
  return next !== undefined;
}

/** How long a mail waits between its tries, whoever sends it. */
const longestWaitMs = 3_600_000;

interface Tries {
  /** The first is 1. */
  attempt: number;
  /** When the mail was asked for. */
  since: Date;
  now: Date;
  giveUpAfterMs: number;
}

/** After 1, 2, 4 ... minutes, an hour at most. Undefined where it has been tried for long enough. */
function nextTry({ attempt, since, now, giveUpAfterMs }: Tries): Date | undefined {
  const wait = Math.min(2 ** Math.min(attempt - 1, 10) * 60_000, longestWaitMs);
  const next = new Date(now.getTime() + wait);
  return next.getTime() - since.getTime() <= giveUpAfterMs ? next : undefined;
}
