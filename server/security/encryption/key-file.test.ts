import fs, {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { findKeys } from './data-keys.queries.ts';
import { keepKeyFile, makeKey, makeKeyFile, readKeyFile, replaceKeyFile } from './key-file.ts';
import { loadCipher } from './load-cipher.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-keys-'));
  file = join(folder, 'keys', 'data-keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(content: string, mode = 0o600): void {
  mkdirSync(join(folder, 'keys'), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, mode);
}

test('a new file is for its owner alone, and leaves nothing beside it', () => {
  const [key] = makeKeyFile(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, 'keys'))).toEqual(['data-keys.json']);
  expect(key.key.symmetricKeySize).toBe(32);
  replaceKeyFile(file, [key, makeKey()]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readKeyFile(file)).toHaveLength(2);
  expect(readdirSync(join(folder, 'keys'))).toEqual(['data-keys.json']);
});

test.runIf(process.getuid?.() === 0)(
  'a file whose keys root changes stays that of the user who runs the server',
  () => {
    const [key] = makeKeyFile(file);
    chownSync(file, 65_534, 65_533);
    replaceKeyFile(file, [key, makeKey()]);
    const { uid, gid, mode } = statSync(file);
    expect([uid, gid, mode & 0o777]).toEqual([65_534, 65_533, 0o600]);
  },
);

test('the one that comes second keeps what is there', () => {
  const [first] = makeKeyFile(file);
  const [second] = makeKeyFile(file);
  expect(second.id).toBe(first.id);
});

test.each(['EPERM', 'EIO'])('of keys on a stick where a link gives %s no second file stays', (code) => {
  const link = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    link.mockRestore();
    syncBuiltinESMExports();
  });
  const hasNoLinks = code === 'EPERM';
  const ring = [makeKey()] as const;
  const keep = () => keepKeyFile(file, ring);
  if (hasNoLinks) keep();
  else expect(keep).toThrow(`The key file ${file} cannot be written`);
  expect(readdirSync(join(folder, 'keys'))).toEqual(hasNoLinks ? ['data-keys.json'] : []);
  if (!hasNoLinks) return;
  keepKeyFile(file, [makeKey()]);
  expect(readKeyFile(file)?.map(({ id }) => id)).toEqual([ring[0].id]);
});

test.each([0o640, 0o604, 0o620, 0o644, 0o601])('a file with mode %o is refused', (mode) => {
  write('{}', mode);
  expect(() => readKeyFile(file)).toThrow(`The key file ${file} can be read by other users`);
});

test('of a credential of systemd, which shows its access list as 0440, the group may be said to read it; no one else, and nowhere else', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const [key] = makeKeyFile(file);
  chmodSync(file, 0o440);
  vi.stubEnv('CREDENTIALS_DIRECTORY', join(folder, 'keys'));
  expect(readKeyFile(file)?.[0].id).toBe(key.id);
  for (const mode of [0o444, 0o460, 0o450]) {
    chmodSync(file, mode);
    expect(() => readKeyFile(file)).toThrow('can be read by other users');
  }
  chmodSync(file, 0o440);
  for (const elsewhere of ['', folder, join(folder, 'key')]) {
    vi.stubEnv('CREDENTIALS_DIRECTORY', elsewhere);
    expect(() => readKeyFile(file), elsewhere).toThrow('can be read by other users');
  }
});

test.each([
  '',
  '{',
  '[]',
  '{"version":2,"keys":[]}',
  '{"version":1,"keys":[]}',
  '{"version":1,"keys":[{"id":"0000000a","key":"c2hvcnQ="}]}',
  `{"version":1,"keys":[{"id":"../../..","key":"${Buffer.alloc(32).toString('base64')}"}]}`,
  JSON.stringify({ version: 1, keys: ['a', 'b'].map((key) => ({ id: '0000000a', key: `${key.repeat(43)}=` })) }),
])('a file with %.60j is refused', (content) => {
  write(content);
  expect(() => readKeyFile(file)).toThrow(`The key file ${file} is damaged`);
});

describe('a start', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const needs = (settings: Record<string, string> = {}) => ({
    db: database.db,
    config: readConfig({ DATA_DIR: folder, ...settings }),
    now: () => new Date(),
  });

  test('makes the key where there is none, and the next one finds it', async () => {
    const first = await loadCipher(needs());
    expect(first.madeFile).toBe(file);
    const second = await loadCipher(needs());
    expect(second.madeFile).toBeUndefined();
    const context = { table: 'users', column: 'phone', row: 'x' };
    expect(second.cipher.decrypt(context, first.cipher.encrypt(context, '12345'))).toBe('12345');
  });

  test('of many at once makes one key', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => loadCipher(needs())));
    expect(
      new Set(opened.map(({ cipher }) => cipher.encrypt({ table: '', column: '', row: '' }, '').toString('hex', 1, 5)))
        .size,
    ).toBe(1);
    expect(await findKeys(database.db)).toHaveLength(1);
  });

  test('takes the file of DATA_KEY_FILE', async () => {
    const elsewhere = join(folder, 'elsewhere.json');
    const { madeFile } = await loadCipher(needs({ DATA_KEY_FILE: elsewhere }));
    expect(madeFile).toBe(elsewhere);
    expect(readdirSync(folder)).toEqual(['elsewhere.json']);
  });

  test('refuses where the file is gone, and makes no other', async () => {
    await loadCipher(needs());
    rmSync(file);
    await expect(loadCipher(needs())).rejects.toThrow(`The key file ${file} is missing`);
    expect(readdirSync(join(folder, 'keys'))).toEqual([]);
  });

  test('refuses the file of another installation for a new database, and says the way out', async () => {
    await loadCipher(needs());
    const other = await createTestDatabase();
    const started = () => loadCipher({ ...needs(), db: other.db });
    try {
      await expect(started()).rejects.toThrow(
        `The key file ${file} is used by another database already, and this one is new`,
      );
      // It was not even noted which key it would have been.
      expect(await findKeys(other.db)).toEqual([]);
      renameSync(file, join(folder, 'of-the-other.json'));
      expect((await started()).madeFile).toBe(file);
      await started();
    } finally {
      await other.drop();
    }
  });

  test('takes a file that was brought along before it was used, and one that was made by a start that ended at once', async () => {
    makeKeyFile(file);
    const { madeFile } = await loadCipher(needs());
    expect(madeFile).toBeUndefined();
    expect(await findKeys(database.db)).toHaveLength(1);
  });

  test('notes in the file of an earlier version that it is used, once, and not where it may only be read', async () => {
    const [key] = makeKeyFile(file);
    await loadCipher(needs());
    const noted = readFileSync(file, 'utf8');
    expect(JSON.parse(noted)).toMatchObject({ version: 1, inUse: true, keys: [{ id: key.id }] });
    const { ino } = statSync(file);
    await loadCipher(needs());
    expect(statSync(file).ino).toBe(ino);
    // Nothing fits beside a name of this length, not even for root.
    const lasting = join(folder, `${'k'.repeat(245)}.json`);
    const unmarked = JSON.stringify({ ...JSON.parse(noted), inUse: undefined });
    writeFileSync(lasting, unmarked, { mode: 0o600 });
    await loadCipher(needs({ DATA_KEY_FILE: lasting }));
    expect(readFileSync(lasting, 'utf8')).toBe(unmarked);
  });

  test('refuses the key of another database, and one whose id alone is right', async () => {
    await loadCipher(needs());
    const mine = readFileSync(file, 'utf8');
    rmSync(file);
    makeKeyFile(file);
    await expect(loadCipher(needs())).rejects.toThrow(`The key file ${file} does not belong to this database`);
    const { keys } = JSON.parse(mine);
    keys[0].key = Buffer.alloc(32, 7).toString('base64');
    write(JSON.stringify({ version: 1, keys }));
    await expect(loadCipher(needs())).rejects.toThrow(`The key file ${file} does not belong to this database`);
    write(mine);
    await loadCipher(needs());
  });
});
