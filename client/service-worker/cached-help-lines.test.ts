import { expect, test } from 'vitest';
import { helpLines } from '../../domain/contract/help-lines.ts';
import { linesAddress } from './cached-help-lines.ts';

test('what the worker keeps is the call of the contract, and open to everybody', () => {
  expect(linesAddress).toBe(helpLines.path);
  expect(helpLines).toMatchObject({ method: 'GET', access: 'anyone' });
});
