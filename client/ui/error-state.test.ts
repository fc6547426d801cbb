import { expect, test } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { connectionHint, faultText } from './error-state.tsx';

const text = 'We couldn’t load this.';

test('errors: a fault of the server is ours, and no word blames the connection', () => {
  for (const status of [500, 502, 503, 504]) {
    const error = new CallError(status);
    expect(faultText(error, text)).toBe('Something went wrong on our side. Please try again in a moment.');
    expect(connectionHint(error)).toBeNull();
  }
});

test('errors: where no answer came, and only there, it may be the connection', () => {
  expect(connectionHint(new CallError(0))).toBe('You might be offline. Please check your connection.');
  for (const error of [new CallError(0), new CallError(404), new Error('no answer'), null, undefined]) {
    expect(faultText(error, text)).toBe(text);
  }
  for (const error of [new CallError(404), new Error('no answer'), null]) expect(connectionHint(error)).toBeNull();
});
