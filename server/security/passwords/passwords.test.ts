import { afterEach, expect, test } from 'vitest';
import { hashWhereRoom, withHashingSemaphore } from './passwords.ts';

afterEach(() => hashWhereRoom(() => true));

test('a hash begins when the database has room for what is asked for after it', async () => {
  const looks: boolean[] = [];
  hashWhereRoom(() => looks.push(true) === 3);
  expect(await withHashingSemaphore(async () => looks.length)).toBe(3);
});

test('it waits for a second at most, however busy others keep the database', async () => {
  hashWhereRoom(() => false);
  const begun = performance.now();
  await withHashingSemaphore(async () => undefined);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1000);
});
