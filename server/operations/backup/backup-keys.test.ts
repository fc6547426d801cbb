import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { keepKeyFile, keyFileOf, makeKey, readKeyFile } from '../../security/encryption/key-file.ts';
import { findOpeningKeys, keyFileBeside, placeKeys } from './backup-keys.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-keys-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [old, fresh, others] = [makeKey(), makeKey(), makeKey()];

/** Key files from before and after a rotation, and of a backup made in the middle of it. */
function keepFiles() {
  const config = readConfig({ DATA_DIR: join(folder, 'data') });
  const backup = join(folder, 'one.backup');
  const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')];
  keepKeyFile(before, [old]);
  keepKeyFile(after, [fresh, others]);
  return { config, backup, before, after };
}

const idsIn = (path: string) => readKeyFile(path)?.map(({ id }) => id);

test('a backup made during a rotation is restored with the copies of before and after it, in whichever order', () => {
  const { config, backup, before, after } = keepFiles();
  const ids = [old.id, fresh.id];
  for (const named of [
    [before, after],
    [after, before],
  ]) {
    const ring = findOpeningKeys(config, { backup, named })(fresh.id);
    const takeAway = placeKeys(config, { ring, ids });
    // The newest is the last, and there is none of another database.
    expect(idsIn(keyFileOf(config))).toEqual(ids);
    takeAway();
  }
  keepKeyFile(keyFileBeside(backup), [old]);
  keepKeyFile(keyFileOf(config), [old, fresh]);
  const ring = findOpeningKeys(config, { backup, named: undefined })(fresh.id);
  expect(() => placeKeys(config, { ring, ids })).not.toThrow();
});

test('what lacks a key says which, and a file of a later key is not said to be that of another database alone', () => {
  const { config, backup, before, after } = keepFiles();
  expect(() => findOpeningKeys(config, { backup, named: [after] })(old.id)).toThrow(
    `needs the data key ${old.id}, and it isn’t in ${after}.`,
  );
  const ring = findOpeningKeys(config, { backup, named: [before] })(old.id);
  expect(() => placeKeys(config, { ring, ids: [old.id, fresh.id] })).toThrow(`needs the data key ${fresh.id},`);
  keepKeyFile(keyFileOf(config), [fresh]);
  expect(() => placeKeys(config, { ring, ids: [old.id] })).toThrow(
    /lacks a key of this backup: it belongs to another database, or the key was changed after the backup was made/,
  );
});
