import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from './preload.ts';

test('work for when the page is at rest does not come once it is stopped, however near that was', () => {
  const waiting = new Map<number, IdleRequestCallback>();
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((work) => {
    waiting.set(waiting.size + 1, work);
    return waiting.size;
  });
  vi.spyOn(window, 'cancelIdleCallback').mockImplementation((handle) => void waiting.delete(handle));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = whenIdle(() => undefined);
  vi.advanceTimersByTime(3000);
  expect(waiting.size).toBe(1);
  stop();
  expect(waiting.size).toBe(0);
});
