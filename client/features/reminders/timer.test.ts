import { expect, test } from 'vitest';
import { planWith } from '../../../domain/reminders/plan-for-tests.ts';
import { createTimer } from './timer.ts';

/** On the clock of this machine, which is the timer's. */
const at = (time: string) => new Date(`2026-11-18T${time}`);

test('says nothing before it has a plan, and then what is due in the minute that has begun', () => {
  const timer = createTimer(at('10:00:40'));
  expect(timer.check(at('10:00:40'))).toBeUndefined();
  timer.follow(planWith(), at('10:00:41'));
  expect(timer.check(at('10:00:41'))?.kinds).toEqual(['mood']);
  expect(timer.check(at('10:00:59'))?.kinds).toEqual([]);
});

test('another tab goes on without a double', () => {
  const [first, second] = [createTimer(at('09:00:00')), createTimer(at('09:10:00'))];
  first.follow(planWith(), at('09:00:00'));
  second.follow(planWith(), at('09:10:00'));
  expect(first.check(at('09:30:20'))?.kinds).toEqual(['posture']);
  second.adopt(first.memory());
  expect(second.check(at('09:30:50'))?.kinds).toEqual([]);
  expect(second.check(at('10:00:50'))?.kinds).toEqual(['mood', 'water', 'posture']);
});

test('a snooze that the server does not know holds', () => {
  const timer = createTimer(at('09:00:00'));
  timer.follow(planWith(), at('09:00:00'));
  timer.check(at('09:30:05'));
  timer.snooze(['posture'], at('09:40:05'));
  timer.follow(planWith(), at('09:31:00'));
  expect(timer.check(at('09:39:59'))?.kinds).toEqual([]);
  expect(timer.check(at('09:40:05'))?.kinds).toEqual(['posture']);
});

test('a changed interval counts from the change', () => {
  const timer = createTimer(at('09:00:00'));
  timer.follow(planWith(), at('09:00:00'));
  timer.follow(planWith({}, { water_interval_minutes: 10 }), at('09:25:30'));
  // From the start of the timer it would be 09:30.
  expect(timer.next(at('09:25:31'))?.water).toEqual(at('09:35:00'));
});
