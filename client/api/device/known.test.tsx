import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls } from '../../test/answer-calls.ts';
import { configureCalls } from '../call-surroundings.ts';
import { endSession, startSession } from '../session.ts';
import { readToken } from '../stored-token.ts';
import { keepKnown, knownForDays, readKnown } from './known.ts';

const [day, start] = [86_400_000, Date.parse('2026-11-20T06:00:00Z')];
const setClock = (days: number) => vi.setSystemTime(start + days * day);
const known = async () => (await readKnown('moods'))?.data;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(0);
  answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) } });
  configureCalls({ token: readToken });
  startSession('invented', 'employee');
  onTestFinished(() => endSession('signed-out'));
});

afterEach(() => void vi.useRealTimers());

test('what the device knows is shown for some days after the server last took the session, and no longer', async () => {
  await keepKnown('moods', ['calm'], Date.now());
  setClock(knownForDays - 0.01);
  expect(await known()).toEqual(['calm']);
  setClock(knownForDays);
  expect(await known()).toBeUndefined();
  await keepKnown('questions', [], Date.now());
  expect(await known()).toEqual(['calm']);
});

test('an answer that everyone gets, and data that the device has given, make the session no younger', async () => {
  await keepKnown('moods', ['calm'], Date.now());
  setClock(knownForDays - 1);
  await keepKnown('rule', 'open');
  await keepKnown('questions', [], start);
  setClock(knownForDays);
  expect(await known()).toBeUndefined();
});

test('a clock that is set back shows nothing until the server answers or the time has come again', async () => {
  await keepKnown('moods', ['calm'], Date.now());
  setClock(3);
  expect(await known()).toEqual(['calm']);
  setClock(1);
  expect(await known()).toBeUndefined();
  setClock(3.01);
  expect(await known()).toEqual(['calm']);
  setClock(knownForDays + 1);
  expect(await known()).toBeUndefined();
  setClock(knownForDays - 1);
  expect(await known()).toBeUndefined();
  await keepKnown('moods', ['happy'], Date.now());
  expect(await known()).toEqual(['happy']);
});

test('a device that was set right by a moment goes on', async () => {
  await keepKnown('moods', ['calm'], Date.now());
  vi.setSystemTime(start - 60_000);
  expect(await known()).toEqual(['calm']);
});
