/** So long after the last touch a call is the page's own. */
const idleAfterMs = 60_000;

let lastTouch = Date.now();

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
  globalThis.addEventListener?.(kind, () => (lastTouch = Date.now()), { capture: true, passive: true });

/** Whether no one has touched the page for a while, also by a clock that was set back: what it then asks by itself is no use of the session. */
export function isIdle(): boolean {
  return Math.abs(Date.now() - lastTouch) > idleAfterMs;
}
