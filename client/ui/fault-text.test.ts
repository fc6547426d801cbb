import { expect, test } from 'vitest';
import { CallError } from '../api/api-client.ts';
import { faultText } from './fault-text.ts';

const text = 'Please check your connection.';

test('errors: a fault of the server is ours; without an answer it is the connection', () => {
  for (const status of [500, 502, 503, 504]) {
    expect(faultText(new CallError(status), text)).toBe(
      'Something went wrong on our side. Please try again in a moment.',
    );
  }
  for (const error of [new CallError(0), new CallError(404), new Error('no answer'), null, undefined]) {
    expect(faultText(error, text)).toBe(text);
  }
});
