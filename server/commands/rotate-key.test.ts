import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fetchPatiently } from '../test/patiently.ts';
import { registration } from '../test/people.ts';
import { runCommand } from '../test/run-command.ts';
import { runMain } from '../test/run-main.ts';

const rotate = (dataDir: string, ...words: string[]) => runCommand('rotate-key', { DATA_DIR: dataDir }, ...words);

test('the command changes the key of a server that stands still, and the server starts with the new one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-rotate-'));
  const file = join(dataDir, 'keys', 'data-keys.json');
  const ids = () => JSON.parse(readFileSync(file, 'utf8')).keys.map(({ id }: { id: string }) => id);
  const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'long enough' };

  const first = runMain(settings);
  const address = await first.ready;
  expect(first.output()).toContain(`A data key was created: ${file}.`);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(registration({ ailments: 'asthma' }));
  const register = () => fetch(`${address}/api/auth/register`, { method: 'POST', headers, body });
  const { token } = await (await fetchPatiently(register)).json();
  first.child.kill('SIGTERM');
  await first.ended;

  const [old] = ids();
  const prepared = await rotate(dataDir, '--prepare');
  expect([prepared.code, ids().length]).toEqual([0, 2]);
  expect(prepared.output).toContain('is not used yet');
  const [, fresh] = ids();
  const done = await rotate(dataDir);
  expect(done.output).toContain(`A key from an earlier run (or from --prepare) already waits in ${file}.`);
  // Phone and ailments, and the secrets of the keyed hashes and of the lists of evidence.
  expect(done.output).toContain('Done: 4 values are encrypted with the new key.');
  expect([done.code, ids()]).toEqual([0, [fresh]]);
  expect(fresh).not.toBe(old);

  const second = runMain(settings);
  const again = await second.ready;
  expect(second.output()).not.toContain('A data key was created');
  const own = { headers: { Authorization: `Bearer ${token}` } };
  const me = await fetchPatiently(() => fetch(`${again}/api/auth/me`, own));
  expect((await me.json()).ailments).toBe('asthma');
  second.child.kill('SIGTERM');
  await second.ended;

  chmodSync(file, 0o644);
  const sentence = `The key file ${file} can be read by other users of this machine. Run "chmod 600 ${file}", then start again. If that does not help, as on a USB stick, copy it to a place of your own first.\n`;
  // The command reads the file by the same function: server/security/encryption/key-file.test.ts.
  const refused = await runMain(settings).ended;
  expect([refused.code, refused.errors]).toEqual([1, sentence]);
  rmSync(dataDir, { recursive: true });
});
