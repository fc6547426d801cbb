import { existsSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { copyRepository } from './throwaway-copy.ts';

test('a copy of the sources is changed, checked, built, started and removed, and leaves these alone', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const copy = copyRepository();
  try {
    copy.insertAfter('domain/roles.ts', 'export type Role =', 'export const spare: number = 1;');
    copy.replace('domain/roles.ts', 'spare: number = 1', "spare: number = 'one'");
    copy.replace('domain/messages/en/document.ts', 'This page needs JavaScript.', 'A copy needs JavaScript.');
    expect(copy.changedFiles()).toEqual(['domain/messages/en/document.ts', 'domain/roles.ts']);
    expect(await copy.checkTypes()).toMatch(/^domain\/roles\.ts\(\d+,\d+\): error/);
    expect(() => copy.insertAfter('domain/roles.ts', 'what is not there', '')).toThrow('domain/roles.ts');
    expect(() => copy.replace('domain/nothing.ts', 'a', 'b')).toThrow('domain/nothing.ts');
    await copy.buildPage();
    const { url } = await copy.start({ demo: ['--employees', '3'] });
    expect(await (await request.get(url)).text()).toContain('A copy needs JavaScript.');
    expect((await request.get(`${url}/api/health`)).status()).toBe(200);
  } finally {
    await copy.remove();
  }
  expect(existsSync(copy.folder)).toBe(false);
});
