import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

test('a disk that the database has found full is a reason for a while, and never one to refuse what might be stored again', () => {
  let now = 1000;
  const readiness = createReadiness(() => now);
  readiness.clear('starting');
  readiness.noteDiskFull();
  expect([readiness.reasons(), readiness.isSet('disk')]).toEqual([['disk'], false]);
  now += 9000;
  readiness.noteDiskFull();
  now += 9000;
  expect(readiness.reasons()).toEqual(['disk']);
  now += 1001;
  expect(readiness.reasons()).toEqual([]);
});

test('the alarm of our own disk stays, whatever the database has said', () => {
  let now = 1000;
  const readiness = createReadiness(() => now);
  readiness.clear('starting');
  readiness.set('disk');
  readiness.noteDiskFull();
  now += 20_000;
  expect([readiness.reasons(), readiness.isSet('disk')]).toEqual([['disk'], true]);
  readiness.clear('disk');
  expect(readiness.reasons()).toEqual([]);
});

test('a process that has just begun is starting', () => {
  expect(createReadiness().reasons()).toEqual(['starting']);
});
