import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, root } from '../check-repo/source-files.ts';
import { secretsIn } from './secrets.ts';

/** Files that show what a secret looks like, and hold none. */
const examples = /^scripts\/security\/secrets(?:\.test)?\.ts$/;

test('ASVS 13.3.1: no file of the repository holds a secret', () => {
  const found = projectFiles()
    .filter(({ path }) => !examples.test(path))
    .flatMap(({ path, text }) => secretsIn(text).map((what) => `${path}: ${what}`));
  expect(found).toEqual([]);
});

test('ASVS 13.3.1: nor does the built page, where there is one', () => {
  const dist = join(root, 'dist');
  const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [];
  const scripts = files.filter((file) => /\.(?:js|css|html|json|webmanifest)$/.test(file));
  expect(
    scripts.flatMap((file) => secretsIn(readFileSync(join(dist, file), 'utf8')).map((what) => `${file}: ${what}`)),
  ).toEqual([]);
});

test('ASVS 13.3.1: a secret of each kind would be found', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH';
  const secrets = [
    `-----BEGIN EC PRIVATE KEY-----\n${letters}${letters}`,
    `AKIA${'Q'.repeat(16)}`,
    `ghp_${letters.slice(0, 36)}`,
    `xoxb-${letters.slice(0, 12)}`,
    `eyJ${letters.slice(0, 12)}.eyJ${letters.slice(0, 12)}.${letters.slice(0, 12)}`,
    `"key": "${letters.slice(0, 43)}="`,
    'postgres://evenkeel:s3cretword@db.company.org/evenkeel',
    'ADMIN_PASSWORD=Sup3r#Secret',
  ];
  for (const secret of secrets) expect([secret, secretsIn(secret).length]).toEqual([secret, 1]);
  expect(secretsIn('ADMIN_PASSWORD=\npostgres://user:password@db.example/evenkeel')).toEqual([]);
});
