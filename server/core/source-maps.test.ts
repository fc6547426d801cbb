import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { describeFault } from './fault-description.ts';

test('the log names the source of what was built; what has no map beside it stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-places-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const address = pathToFileURL(join(folder, 'main.js')).href;
  // Line 2 of what was built is line 3 of the source.
  const map = { version: 3, sources: ['../../server/moods/mood.ts'], names: [], mappings: ';AAEA' };
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map));
  const fault = new Error('broken');
  fault.stack = `Error: broken\n    at store (${address}:2:5)\n    at async ${address}:2:1\n    at f (node:fs:1:1)\n    at g (${address.replace('main', 'other')}:2:1)`;
  expect(describeFault(fault).stack).toEqual([
    'at store (server/moods/mood.ts:3:5)',
    'at async server/moods/mood.ts:3:1',
    'at f (node:fs:1:1)',
    `at g (${address.replace('main', 'other')}:2:1)`,
  ]);
});
