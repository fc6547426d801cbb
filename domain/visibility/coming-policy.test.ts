import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedDays, isOver, unseenMinutes, waitFrom, waitSeen } from './coming-policy.ts';

const minute = 60_000;
const begin = Date.UTC(2026, 10, 20);
const weekMinutes = announcedDays * 1440;

/** Seen after each of these many minutes by the clock. */
const seen = (steps: readonly number[]) => {
  let clock = begin;
  let wait = waitFrom(new Date(begin));
  for (const step of steps) {
    clock += step * minute;
    wait = waitSeen(wait, new Date(clock));
  }
  return wait;
};

const everyMinute = (count: number) => Array.from({ length: count }, () => 1);

describe('the wait for a milder policy', () => {
  it('is over after seven days of a clock that is seen to go on, and not a minute earlier', () => {
    expect(isOver(seen(everyMinute(weekMinutes - 1)))).toBe(false);
    expect(isOver(seen(everyMinute(weekMinutes)))).toBe(true);
  });

  it('does not end in a clock that jumps a year ahead, and goes on when it is right again', () => {
    const year = 365 * 1440;
    expect(isOver(seen([year]))).toBe(false);
    expect(isOver(seen([...everyMinute(60), year, ...everyMinute(60)]))).toBe(false);
    const back = seen([...everyMinute(60), year, -year]);
    expect(back.holdsFrom.getTime()).toBe(begin + weekMinutes * minute);
  });

  it('goes on behind hours in which no one saw it', () => {
    const stopped = seen([...everyMinute(60), 48 * 60]);
    expect(stopped.holdsFrom.getTime()).toBe(begin + (weekMinutes + 48 * 60) * minute);
  });

  it('counts no more than ten minutes of any gap, whatever the clock does', () => {
    const steps = fc.array(fc.integer({ min: -3 * weekMinutes, max: 3 * weekMinutes }), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (gaps) => {
        const { holdsFrom, seenAt } = seen(gaps);
        const counted = weekMinutes - (holdsFrom.getTime() - seenAt.getTime()) / minute;
        const small = gaps.filter((gap) => gap >= 0 && gap <= unseenMinutes);
        expect(counted).toBe(small.reduce((sum, gap) => sum + gap, 0));
      }),
    );
  });
});
