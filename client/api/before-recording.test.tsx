import { expect, onTestFinished, test } from 'vitest';
import { answerCalls, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { call } from './api-client.ts';
import { sendRecord } from './before-recording.ts';
import { configureCalls } from './call-surroundings.ts';
import { discardWaiting, keepWaiting, readWaiting } from './device/waiting.ts';
import { endSession, startSession } from './session.ts';
import { readToken } from './stored-token.ts';
import { isCutOff } from './unanswered.ts';

const submit = () => sendRecord(() => call('POST /api/mood', { body: { mood: '😔' }, idempotencyKey: 'key' }));

/** Returns what was sent to be recorded. */
function begin(answers: Answers = {}) {
  const sent = answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) }, ...answers });
  configureCalls({ token: readToken });
  startSession('first', 'employee');
  onTestFinished(async () => {
    setOnline(true);
    await discardWaiting();
    endSession('signed-out');
  });
  return () => sent.filter(({ name }) => name === 'POST /api/mood');
}

function anotherSignsIn() {
  endSession('signed-out');
  startSession('second', 'employee');
}

test('what had no answer yet when its person signed out does not wait for the next one', async () => {
  const line = Promise.withResolvers<Response>();
  const calls = begin({ 'POST /api/mood': () => line.promise });
  const sent = submit().catch((error: unknown) => isCutOff(error));
  await expect.poll(calls).toHaveLength(1);
  anotherSignsIn();
  setOnline(false);
  line.reject(new TypeError('Failed to fetch'));
  expect(await sent).toBe(false);
});

test('what a busy server asked to send later is not sent by the next person', async () => {
  const calls = begin({
    'POST /api/mood': () => refused(503, { code: 'busy', msg: 'Busy' }, { 'Retry-After': '1' }),
  });
  const sent = submit();
  await expect.poll(calls).toHaveLength(1);
  anotherSignsIn();
  await expect(sent).rejects.toMatchObject({ isOfOther: true });
  expect(calls()).toHaveLength(1);
});

test('what was kept after the session had ended is not the next person’s', async () => {
  begin();
  endSession('signed-out');
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'kept-1');
  startSession('second', 'employee');
  expect(await readWaiting()).toEqual([]);
});
