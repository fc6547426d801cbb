import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverForAll } from '../../test/test-server.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const tools = join(import.meta.dirname, '../../test/typed-client');

const compilerOptions = {
  strict: true,
  noEmit: true,
  // The declarations of Node and of packages are not what is tried here.
  skipLibCheck: true,
  target: 'esnext',
  module: 'nodenext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: ['node'],
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
};

const server = serverForAll();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenkeel-typed-client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('a client whose types are generated from the document compiles, and goes the whole way of a person', async () => {
  const { text } = await server.request('GET', '/api/openapi.json');
  const types = execFileSync(process.execPath, [join(tools, 'make-types.mjs')], { input: text, encoding: 'utf8' });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await writeFile(join(folder, 'api.ts'), types);
  await copyFile(join(tools, 'journey.txt'), join(folder, 'journey.ts'));

  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe('');

  const { stdout } = await run(process.execPath, [join(folder, 'journey.ts'), server.url]);
  expect(JSON.parse(stdout)).toEqual({
    role: 'employee',
    score: 7,
    storedOnce: true,
    mood: '🙂',
    history: [[7, 'Mild']],
    moods: 1,
    report: '%PDF-',
    refused: 'forbidden',
    afterwards: [401, 'not_signed_in'],
  });
});
