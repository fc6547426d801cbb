import { expect, test } from 'vitest';
import { answerCalls } from '../../test/answer-calls.ts';
import { configureCalls } from '../call-surroundings.ts';
import { endSession, startSession } from '../session.ts';
import { readToken } from '../stored-token.ts';
import { deviceKey } from './device-key.ts';

test('a session that ends while the device is searched asks for no key', async () => {
  const sent = answerCalls({ 'GET /api/device-key': { key: 'A'.repeat(43) } });
  configureCalls({ token: readToken });
  startSession('invented', 'employee');
  const key = deviceKey();
  endSession('signed-out');
  expect(await key).toBeUndefined();
  expect(sent).toEqual([]);
});
