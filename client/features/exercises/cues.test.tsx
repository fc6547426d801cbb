import { expect, onTestFinished, test, vi } from 'vitest';
import { stillClock } from '../../test/still-clock.ts';
import { playTone } from './cues.ts';

test('the sound of the device rests once no tone follows, and not between two breaths', () => {
  stillClock();
  const suspend = vi.spyOn(AudioContext.prototype, 'suspend').mockResolvedValue();
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  onTestFinished(() => {
    for (const spy of [suspend, resume]) spy.mockRestore();
    vi.useRealTimers();
  });
  for (const phase of ['inhale', 'hold', 'exhale'] as const) {
    playTone(phase);
    vi.advanceTimersByTime(8000);
  }
  expect(suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(suspend).toHaveBeenCalledOnce();
  playTone('inhale');
  expect(resume).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(60_000);
  expect(suspend).toHaveBeenCalledTimes(2);
});
