import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** How each call looks, by the word that the list has for it. */
const calls: Record<string, RegExp> = {
  ...Object.fromEntries(
    `createCipheriv createDecipheriv createHash createHmac hkdf hkdfSync pbkdf2 pbkdf2Sync scrypt
      scryptSync randomBytes randomUUID randomInt getRandomValues timingSafeEqual createSign
      createVerify createECDH createDiffieHellman generateKeyPair generateKeyPairSync createSecretKey
      createPublicKey createPrivateKey X509Certificate publicEncrypt privateDecrypt`
      .split(/\s+/)
      .map((name) => [name, new RegExp(`\\b${name}(?:<[^>]*>)?\\(`)]),
  ),
  'argon2.hash': /import \{[^}]*\bhash\w*\b[^}]*\} from '@node-rs\/argon2'/,
  'argon2.verify': /import \{[^}]*\bverify\b[^}]*\} from '@node-rs\/argon2'/,
  'crypto.sign': /\bimport \{[^}]*\bsign\b[^}]*\} from 'node:crypto'/,
  'crypto.verify': /\bimport \{[^}]*\bverify\b[^}]*\} from 'node:crypto'/,
  'ECDH.convertKey': /\bECDH\.convertKey\(/,
  'webpush.generateVAPIDKeys': /\bwebPush\.generateVAPIDKeys\(/,
  'webpush.generateRequestDetails': /\bwebPush\.generateRequestDetails\(/,
  'crypto.subtle': /\bcrypto\.subtle\b/,
  TLS: /\bminVersion:|\brejectUnauthorized:|\bfrom 'node:tls'/,
  jose: /from 'jose'/,
  'openid-client': /from 'openid-client'/,
  otpauth: /from '(?:otpauth|otplib|@otplib\/[\w-]+)'/,
  webauthn: /from '@simplewebauthn\/(?:server|browser)'/,
};

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Every call of the program and of its tools, as `file: call`. Tests and invented people are no part of it. */
function callsInCode(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'server', 'domain', 'client', 'scripts'],
    { cwd: root },
  );
  const files = listed
    .toString()
    .split('\n')
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && existsSync(join(root, path)))
    .filter(
      (path) =>
        !/\.test\.|^(?:server|client)\/test\/|test-database|^server\/commands\/demo\/|^scripts\/check-repo\/places/.test(
          path,
        ),
    );
  return files.flatMap((path) => {
    const text = withoutComments(readFileSync(join(root, path), 'utf8'));
    const found = Object.entries(calls).filter(([, pattern]) => pattern.test(text));
    return found.map(([name]) => `${path}: ${name}`);
  });
}

const list = readFileSync(join(root, 'docs/crypto.md'), 'utf8');

/** The rows of the calls, each with all of its cells. */
function rows(): string[][] {
  return [...list.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)]
    .map(([, file = '', rest = '']) => [file, ...rest.split(' | ')])
    .filter(([file = '']) => /\.\w+$/.test(file));
}

it('ASVS 11.1.2: every use of cryptography is in docs/crypto.md, and nothing else is', () => {
  const listed = rows().flatMap(([file = '', names = '']) => names.split(', ').map((name) => `${file}: ${name}`));
  expect(listed.toSorted()).toEqual(callsInCode().toSorted());
});

it('ASVS 11.1.2: each says its algorithm or size, why, and what replaces it', () => {
  expect(rows().length).toBeGreaterThan(30);
  for (const cells of rows()) {
    expect(cells, cells[0]).toHaveLength(5);
    for (const cell of cells) expect(cell.trim(), cells[0]).not.toBe('');
  }
});

it('ASVS 11.1.2: the sizes are those of the code', () => {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(text('server/security/encryption/aes-gcm.ts')).toMatch(
    /'aes-256-gcm'[\s\S]*nonceAt = 5;\nconst contentAt = 17;\nconst tagLength = 16;/,
  );
  expect(text('server/security/passwords/passwords.ts')).toContain('memoryCost: 19_456, timeCost: 2, parallelism: 1');
  expect(text('server/security/sessions/tokens.ts')).toContain('randomBytes(32)');
  expect(text('server/security/encryption/keyed-hash.ts')).toMatch(
    /randomBytes\(32\)[\s\S]*hkdfSync\('sha256'[^)]*, 32\)/,
  );
});

it('ASVS 11.4.1: no hash, cipher or mode that is broken is asked for anywhere', () => {
  const weak =
    /\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*['"`](?:md[45]|sha1|ripemd\w*|des\b[\w-]*|rc4|aes-\d+-(?:ecb|cbc)|bf-\w+)['"`]/i;
  const files = new Set(callsInCode().map((call) => call.split(':', 1)[0] ?? ''));
  // The file of passwords that have been found is sorted by SHA-1, as it comes: it protects nothing.
  files.delete('server/features/accounts/sign-in/guessing/breached-file.ts');
  expect([...files].filter((file) => weak.test(withoutComments(readFileSync(join(root, file), 'utf8'))))).toEqual([]);
});
