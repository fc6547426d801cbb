import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMain } from '../test/run-main.ts';
import { expectAllThere, startUpgrade, stopAll } from '../test/upgrades.ts';
import type { Upgrade } from '../test/upgrades.ts';

let upgrade: Upgrade;
beforeEach(async () => {
  upgrade = await startUpgrade();
});
afterEach(() => upgrade.end());

test('the server starts on it, says what it does once, and everything reads back', async () => {
  const first = runMain(upgrade.settings);
  await expectAllThere(await first.ready, upgrade.published);
  await stopAll([first]);
  expect(first.output()).toMatch(/^A data key was created: .*\nEncrypting/m);
  const second = runMain(upgrade.settings);
  await second.ready;
  await stopAll([second]);
  expect(second.output()).not.toContain('Encrypting');
});
