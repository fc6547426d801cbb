import { describeMailFault } from '../core/fault-description.ts';
import type { DatabaseContext } from '../db/context.ts';
import { isRefusedForGood } from './mail-fault.ts';
import { nextTry } from './next-try.ts';

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
