import { act } from 'react';
import { vi } from 'vitest';

/** Stops the clock of the page; `advance` moves it. */
export function stillClock(): void {
  vi.useFakeTimers({
    now: new Date('2026-11-18T09:00:00+05:30'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

/** Moves the clock by milliseconds, and React with it. Not together with `expect.poll`, which moves it by itself. */
export async function advance(ms: number): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => void vi.advanceTimersByTime(ms));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}
