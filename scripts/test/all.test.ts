import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a part that there is not is named with those that there are, and fails', () => {
  const all = join(import.meta.dirname, 'all.ts');
  const { status, stdout } = spawnSync(process.execPath, [all, 'static', 'browsers'], { encoding: 'utf8' });
  expect(stdout).toBe('There is no part browsers. The parts are static, unit, browser.\n');
  expect(status).toBe(1);
});
