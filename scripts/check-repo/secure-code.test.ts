import { expect, test } from 'vitest';
import { checkLockFile } from './documents.ts';
import { checkPlaces, withoutComments } from './files.ts';
import { isCode, isTest, projectFiles } from './source-files.ts';

/** What the code of the product never does, looked for in all of it. */

const files = projectFiles();
const code = files.filter((file) => isCode(file) && !isTest(file));
const ofProduct = code.filter(
  ({ path }) => /^(?:server|client|domain)\//.test(path) && !path.startsWith('server/commands/demo/'),
);

/** The files in which a pattern is found, outside of comments. */
function filesWith(pattern: RegExp, among = ofProduct): string[] {
  return among
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ path }) => path)
    .toSorted();
}

test('the files that are looked through are those of the product', () => {
  expect(ofProduct.length).toBeGreaterThan(500);
});

test('ASVS 1.2.4: statements are written with parameters: nothing else speaks SQL, and no text is put into one', () => {
  expect(checkPlaces(files).filter((fault) => fault.endsWith('speaks SQL'))).toEqual([]);
  // The types of keys, which stand in the code.
  expect(filesWith(/\bsql\.raw\(/)).toEqual(['server/security/encryption/reencrypt.queries.ts']);
  const withText = filesWith(/\.query\(\s*(?:`[^`]*\$\{|[^'"`)\s]*\s*\+)/);
  // Names and secrets of roles, which no statement takes as parameters: they are escaped by the driver. Names of tables in a
  // backup: they are quoted, and have to be those of our own migrations.
  const escaped = /^server\/(?:db\/(?:embedded\/|application-r)|operations\/backup\/)/;
  expect(withText.filter((path) => !escaped.test(path))).toEqual([]);
});

test('ASVS 1.2.5: programs are started for the database that comes along and for BACKUP_AFTER, by no call, and never by a shell', () => {
  const started = filesWith(/from 'node:child_process'/);
  // The operator names the second in the settings: it gets the path of a backup and nothing that a person has written.
  expect(started.filter((path) => !path.startsWith('server/db/embedded/'))).toEqual([
    'server/operations/backup/after-backup.ts',
  ]);
  expect(filesWith(/shell:\s*(?:true|['"])|\bexec(?:Sync)?\(\s*[`'"]/)).toEqual([]);
});

test('ASVS 1.2.9: a pattern is made of constants alone', () => {
  // Lengths, the words of the product's own sentences, and parts of a pattern that have a name.
  const ofConstants = [
    'domain/contract/push.ts',
    'domain/contract/second-factor.ts',
    'domain/contract/setup.ts',
    'domain/contract/text.ts',
    'server/features/accounts/second-factor/recovery-codes.ts',
    'server/features/xlsx/xml.ts',
  ];
  expect(filesWith(/\bRegExp\(/).filter((path) => !ofConstants.includes(path))).toEqual([]);
});

test('ASVS 1.3.2: no text is run as a program', () => {
  expect(filesWith(/\beval\(|\bnew Function\b|[^.\w]Function\(|set(?:Timeout|Interval)\(\s*['"`]/)).toEqual([]);
  // One runs one constant word, the name of V8's collector.
  expect(filesWith(/from 'node:vm'/)).toEqual(['server/process/give-memory-back.ts']);
  expect(filesWith(/\brunIn(?:New|This)?Context\((?!'gc'\))|\bnew Script\(|\bcompileFunction\(/)).toEqual([]);
});

test('ASVS 3.2.2: texts reach the page as texts', () => {
  const sinks =
    /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|createContextualFragment|DOMParser|\.srcdoc\b/;
  expect(filesWith(sinks)).toEqual([]);
});

test('ASVS 6.5.3: what is secret comes from the random source of the system', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});

test('ASVS 11.2.4: no secret is compared sign by sign', () => {
  const compared =
    /\b\w*(?:[tT]oken|[hH]ash|[sS]ecret|[pP]assword(?!Policy)|[dD]igest)\w*\s*[!=]==\s*(?!undefined|null|''|'string')[\w'"`]|[!=]==\s*\w*(?:[tT]okenHash|[sS]ecret|[pP]asswordHash|[dD]igest)\b/;
  // A published list, types of settings, and digests of what has been deciphered with its seal already.
  const noSecrets = [
    'server/operations/backup/read-backup.ts',
    'server/db/application-role.ts',
    'server/db/statement-watch.ts',
    'server/features/accounts/sign-in/guessing/breached-file.ts',
  ];
  const found = filesWith(compared).filter((path) => path.startsWith('server/'));
  expect(found.filter((path) => !noSecrets.includes(path))).toEqual([]);
});

test('ASVS 11.3.1, 11.3.2, 11.4.1: the only cipher is AES-256-GCM, and the only hashes are SHA-256 and Argon2id', () => {
  const server = ofProduct.filter(({ path }) => path.startsWith('server/'));
  const named = server.flatMap(({ text }) =>
    [...text.matchAll(/create(?:Hash|Hmac)\(\s*([^,)]+)/g)].map(([, name]) => name),
  );
  // The published list of breached passwords is kept by SHA-1: what is looked up there protects nothing by it.
  const published = 'server/features/accounts/sign-in/guessing/breached-file.ts';
  expect(filesWith(/'sha1'/, server).filter((path) => path !== published)).toEqual([]);
  expect([...new Set(named)].filter((name) => name !== "'sha1'")).toEqual(["'sha256'"]);
  expect(filesWith(/create(?:C|Dec)ipheriv\(/, server)).toEqual([
    'server/operations/backup/sealed-file.ts',
    'server/security/encryption/aes-gcm.ts',
  ]);
  expect(server.find(({ path }) => path === 'server/operations/backup/sealed-file.ts')?.text).not.toMatch(
    /ipheriv\((?!'aes-256-gcm')/,
  );
  expect(server.find(({ path }) => path === 'server/security/encryption/aes-gcm.ts')?.text).toContain(
    "const algorithm = 'aes-256-gcm';",
  );
  expect(filesWith(/\b(?:md5|rc4|ecb|pkcs1|blowfish|des-ede3?)\b/i, server)).toEqual([]);
});

test('ASVS 11.2.1: cryptography is that of Node and of libraries with a reason, and none is made here', () => {
  const crypto =
    /(?:from |import\()'(?:node:crypto|@node-rs\/argon2|[^'.]*(?:crypto|cipher|aes|hash|jose|jwt|openid|otp|webauthn|web-push|sodium|tweetnacl|bcrypt|scrypt)[^']*)'/;
  const imported = ofProduct.flatMap(({ text }) => [...text.matchAll(new RegExp(crypto, 'g'))].map(([name]) => name));
  const names = [...new Set(imported.map((from) => from.split("'")[1] ?? ''))].toSorted();
  expect(names).toEqual([
    '@node-rs/argon2',
    '@simplewebauthn/browser',
    '@simplewebauthn/server',
    'jose',
    'node:crypto',
    'openid-client',
    'otpauth',
    'web-push',
  ]);
  const reasons = files.find(({ path }) => path === 'docs/dependencies.md')?.text ?? '';
  // The part that runs in the browser comes with the server's.
  const ofServer = names.filter((name) => name !== 'node:crypto' && name !== '@simplewebauthn/browser');
  expect(ofServer.filter((name) => !new RegExp(`^\\| \`${name}\` \\| .{40,}\\|$`, 'm').test(reasons))).toEqual([]);
});

test('ASVS 15.2.4: every package comes from the registry with its hash', () => {
  expect(checkLockFile(files)).toEqual([]);
  const entry = { integrity: 'sha512-x' };
  const lock = (packages: object) => [{ path: 'package-lock.json', text: JSON.stringify({ packages }) }];
  expect(checkLockFile(lock({ 'node_modules/a': entry }))).toEqual([]);
  expect(checkLockFile(lock({ 'node_modules/a': {} }))).toHaveLength(1);
  expect(checkLockFile(lock({ 'node_modules/a': { ...entry, resolved: 'git+ssh://x' } }))).toHaveLength(1);
});

test('ASVS 6.2.7: each field for a password says to password managers which one it is', () => {
  const fields = ofProduct.flatMap(({ path, text }) =>
    [...text.matchAll(/<PasswordField\b[^>]*>/g)].map(([field]) => ({ path, field })),
  );
  expect(fields.length).toBeGreaterThan(8);
  expect(fields.filter(({ field }) => !/autoComplete="(?:current|new)-password"/.test(field))).toEqual([]);
  expect(filesWith(/type="password"/)).toEqual([]);
  expect(filesWith(/onPaste/)).toEqual([]);
});

test('ASVS 16.2.3: what is logged goes to the one log; files and the terminal are written by what is meant to', () => {
  const written =
    /process\.std(?:out|err)\.write|console\.\w+\(|\b(?:writeFile|appendFile|createWriteStream|writeSync|openSync)(?:Sync)?\(/;
  const meant = [
    'server/operations/backup/write-backup.ts',
    'server/commands/backup.ts',
    'server/commands/doctor.ts',
    'server/commands/ending-early.ts',
    'server/commands/restore-drill.ts',
    'server/commands/restore.ts',
    'server/commands/check-counts.ts',
    'server/commands/confirm-clock.ts',
    'server/commands/rotate-key.ts',
    'server/db/embedded/postmaster.ts',
    'server/db/embedded/server-log.ts',
    'server/security/encryption/key-file.ts',
    'server/observability/log/log.ts',
    'server/main.ts',
    'server/security/audit/published-heads.ts',
    'server/commands/end-sessions.ts',
    'server/commands/command-fault.ts',
    'server/commands/first-password.ts',
    'server/commands/change-admin.ts',
    'server/commands/remove-factors.ts',
    'server/commands/verify-audit.ts',
    'server/db/embedded/access-file.ts',
    'server/db/embedded/cluster-folder.ts',
    'server/db/embedded/passwords.ts',
    'server/mail/mail-files.ts',
    'server/config/settings/hash-file.ts',
  ];
  expect(filesWith(written).filter((path) => path.startsWith('server/') && !meant.includes(path))).toEqual([]);
});
