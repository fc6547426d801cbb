import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureLines } from '../../test/captured-log.ts';
import { serverForAll } from '../../test/test-server.ts';
import { publishingHeads, readHeads } from './published-heads.ts';

const server = serverForAll();
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'evenkeel-heads-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a line that a power cut broke off takes neither the next one nor the whole file along', async () => {
  const auditHeadFile = join(folder, 'heads.jsonl');
  const { db, config, now } = server.services;
  const publish = () =>
    publishingHeads.work(
      { db, now, config: { ...config, auditHeadFile }, log: captureLines().log },
      new AbortController().signal,
    );
  await publish();
  const hash = 'ab'.repeat(32);
  appendFileSync(auditHeadFile, `{"heads":[{"list":"action","seq":7,"hash":"${hash}"}]}\n{"time":"2026-11-26T2`);
  await publish();
  await publish();
  expect(readFileSync(auditHeadFile, 'utf8').split('\n')).toHaveLength(6);
  const { heads, broken } = await readHeads(auditHeadFile);
  expect(broken).toEqual([3]);
  expect(heads).toContainEqual({ source: 'action', seq: 7, hash: Buffer.from(hash, 'hex') });
});

test('a file of which no line is one is refused', async () => {
  const other = join(folder, 'notes.txt');
  writeFileSync(other, 'bread\nmilk\n');
  await expect(readHeads(other)).rejects.toThrow();
});
