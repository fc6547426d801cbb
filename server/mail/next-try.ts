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
export function nextTry({ attempt, since, now, giveUpAfterMs }: Tries): Date | undefined {
  const wait = Math.min(2 ** Math.min(attempt - 1, 10) * 60_000, longestWaitMs);
  const next = new Date(now.getTime() + wait);
  return next.getTime() - since.getTime() <= giveUpAfterMs ? next : undefined;
}
