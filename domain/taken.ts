/** Days that something may wait on a device before it is sent: as long as a session may be left alone. */
export const longestWaitDays = 14;

/** Minutes by which the clock of a device may be ahead of the server's. What lies within is taken as now. */
export const clockSkewMinutes = 2;

export type TakenFault = 'taken_ahead' | 'taken_too_long_ago';

/** When something was recorded that was taken on a device earlier, and never later than now. */
export function timeTaken(takenAt: Date, now: Date): Date | TakenFault {
  const age = now.getTime() - takenAt.getTime();
  if (age < -clockSkewMinutes * 60_000) return 'taken_ahead';
  if (age > longestWaitDays * 86_400_000) return 'taken_too_long_ago';
  return age < 0 ? now : takenAt;
}
