import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, registration } from '../../test/people.ts';
import { runMain } from '../../test/run-main.ts';
import { refuseKeyInDatabase } from './key-beside-database.ts';
import { isLong } from '../../test/long-form.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-key-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the place of the data key', () => {
  const refusal = (dataKeyFile: string | undefined, databaseUrl?: string) => () =>
    refuseKeyInDatabase({ dataDir: folder, dataKeyFile, databaseUrl });

  it('ASVS 13.3.1: is a folder of its own, never inside the database’s', () => {
    expect(refusal(undefined)).not.toThrow();
    expect(refusal(join(folder, 'postgres-keys', 'data-keys.json'))).not.toThrow();
    expect(refusal(join(folder, 'postgres', 'data-keys.json'))).toThrow(
      /would be inside the database's folder .* DATA_KEY_FILE/,
    );
    expect(refusal(join(folder, 'keys', '..', 'postgres', 'keys', 'data-keys.json'))).toThrow(/inside the database/);
    expect(refusal(join(folder, 'postgres', 'data-keys.json'), 'postgres://db')).not.toThrow();
  });

  it('ASVS 13.3.1: also where a link leads there', () => {
    mkdirSync(join(folder, 'postgres', 'keys'), { recursive: true });
    symlinkSync(join(folder, 'postgres', 'keys'), join(folder, 'keys'));
    expect(refusal(undefined)).toThrow(/inside the database/);
  });
});

it.runIf(isLong)('ASVS 13.3.1: a copy of the database’s folder holds no key, in no way of writing it', async () => {
  const dataDir = join(folder, 'data');
  const server = runMain({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword });
  const address = await server.ready;
  const body = JSON.stringify({ ...registration(), ailments: 'asthma' });
  await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  server.child.kill('SIGTERM');
  await server.ended;
  const copy = join(folder, 'copy');
  cpSync(join(dataDir, 'postgres'), copy, { recursive: true });
  const { keys } = JSON.parse(readFileSync(join(dataDir, 'keys', 'data-keys.json'), 'utf8'));
  const key = Buffer.from(keys[0].key, 'base64');
  const written = [
    key,
    ...(['base64', 'base64url', 'hex'] as const).map((how) => Buffer.from(key.toString(how).replace(/=$/, ''))),
  ];
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(500);
  const holding = files.filter(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    return written.some((form) => bytes.includes(form));
  });
  expect(holding.map(({ name }) => name)).toEqual([]);
  expect(existsSync(join(copy, 'keys'))).toBe(false);
});
