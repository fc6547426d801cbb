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
