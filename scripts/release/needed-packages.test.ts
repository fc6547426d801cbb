import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeBuiltIn } from './needed-packages.ts';

test('an archive keeps the packages that the built server finds outside of it, with all that they need, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-needed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, needs: string[]) => {
    mkdirSync(join(folder, path), { recursive: true });
    const dependencies = Object.fromEntries(needs.map((name) => [name, '1']));
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ dependencies }));
  };
  write('.', ['inside', '@some/inside', 'outside', '@fonts/sans']);
  write('node_modules/inside', ['both']);
  write('node_modules/@some/inside', ['shared']);
  write('node_modules/outside', ['shared']);
  write('node_modules/shared', []);
  write('node_modules/both', []);
  write('node_modules/@fonts/sans', []);
  mkdirSync(join(folder, 'built/server'), { recursive: true });
  const sources = ['../../node_modules/inside/a.js', '../../node_modules/@some/inside/b.js', '../../server/main.ts'];
  writeFileSync(join(folder, 'built/server/main.js.map'), JSON.stringify({ sources }));
  removeBuiltIn(folder);
  expect(readdirSync(join(folder, 'node_modules')).toSorted()).toEqual(['@fonts', 'outside', 'shared']);
});
