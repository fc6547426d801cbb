/** Days that something may wait on a device before it is sent: as long as a session may be left alone. */
export const longestWaitDays = 14;

/**
 * Minutes by which the clock of a device may differ from the server's, and by which something may be on the way. What lies
 * ahead by as much is taken as now; what was within the days when it was sent is not lost by the seconds until it arrives.
 */
export const clockSkewMinutes = 2;

type TakenFault = 'taken_ahead' | 'taken_too_long_ago';

/** When something was recorded that was taken on a device earlier, and never later than now. */
export function timeTaken(takenAt: Date, now: Date): Date | TakenFault {
  const age = now.getTime() - takenAt.getTime();
  const skew = clockSkewMinutes * 60_000;
  if (age < -skew) return 'taken_ahead';
  if (age > longestWaitDays * 86_400_000 + skew) return 'taken_too_long_ago';
  return age < 0 ? now : takenAt;
}
