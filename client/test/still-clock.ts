import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { settings } from '../settings/settings.ts';

/** Stops the clock of the page; `advance` moves it. */
export function stillClock(): void {
  vi.useFakeTimers({
    now: new Date('2026-11-18T09:00:00+05:30'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

/** Stops it as well; the organisation is in this zone until the end of the test. */
export function stillClockIn(zone: string): void {
  stillClock();
  const { orgTimeZone } = settings;
  onTestFinished(() => void Object.assign(settings, { orgTimeZone }));
  Object.assign(settings, { orgTimeZone: zone });
}

/**
 * Moves the clock by milliseconds, and React with it. A test with this clock clicks with `press` and reads the page itself:
 * Vitest's own clicks and its waiting move the clock while they poll.
 */
export async function advance(ms: number): Promise<void> {
  await withReact(() => void vi.advanceTimersByTime(ms));
}

export async function press(element: Element): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('Nothing to press');
  await withReact(() => {
    element.focus();
    element.click();
  });
}

/** Waits for what comes by itself, such as an answer; the clock stays where it is. */
export async function comes(check: () => void): Promise<void> {
  await vi.waitFor(check, { interval: 0, timeout: 30_000 });
  // Its timers have begun.
  await advance(0);
}

async function withReact(work: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => work());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}
