/**
 * Calls `stop` when the start script that spawned this process is gone, however it ended: the channel between the two
 * closes. Without such a parent it does nothing.
 */
export function exitWithParent(stop: () => void): void {
  if (!process.connected) return;
  process.once('disconnect', stop);
  // The channel alone must not keep the process alive.
  process.channel?.unref();
}

/** Seconds that a stop takes at most, beside the pause. */
const longestStop = 10;

/** Tells the start script after how many seconds a stop that was asked for must have ended. */
export function tellLongestStop(drainSeconds: number): void {
  process.send?.({ longestStop: drainSeconds + longestStop });
}
