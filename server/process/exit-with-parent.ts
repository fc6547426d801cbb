import type { Config } from '../config/config.ts';

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

/** Seconds after which a stop that was asked for must have ended. */
export function longestStopOf({ drainSeconds }: Pick<Config, 'drainSeconds'>): number {
  return drainSeconds + longestStop;
}

/** Tells them to the start script. */
export function tellLongestStop(config: Pick<Config, 'drainSeconds'>): void {
  process.send?.({ longestStop: longestStopOf(config) });
}
