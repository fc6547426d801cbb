import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('ASVS 7.3.1: a page that no one touches says so after a minute, and not while it is touched', async () => {
  const { isIdle } = await import('./user-activity.ts');
  vi.advanceTimersByTime(60_000);
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isIdle()).toBe(true);
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
    vi.advanceTimersByTime(3_600_000);
    expect(isIdle()).toBe(true);
    page.dispatchEvent(new Event(kind));
    expect(isIdle()).toBe(false);
  }
});

test('a clock that was set back makes no hours of use out of the last touch', async () => {
  const { isIdle } = await import('./user-activity.ts');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(isIdle()).toBe(true);
  page.dispatchEvent(new Event('keydown'));
  expect(isIdle()).toBe(false);
});

test('what a page shows or plays by itself is no touch', async () => {
  const { isIdle } = await import('./user-activity.ts');
  vi.advanceTimersByTime(3_600_000);
  for (const kind of ['focus', 'visibilitychange', 'online', 'load']) page.dispatchEvent(new Event(kind));
  expect(isIdle()).toBe(true);
});
