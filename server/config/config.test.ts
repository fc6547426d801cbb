import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localAddress, readConfig } from './config.ts';
import { ConfigFault } from './settings/environment.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
  }
  return [];
}

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      workers: 1,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseReplicaUrl: undefined,
      databaseCa: undefined,
      dataKeyFile: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      adminEmail: 'admin@localhost',
      adminPassword: undefined,
      passwordPolicy: 'spec',
      breachedPasswordsFile: undefined,
      smtpUrl: undefined,
      smtpCa: undefined,
      secretFiles: {},
      mailFrom: { name: 'Evenkeel', address: 'admin@localhost' },
      orgTimezone: 'Asia/Kolkata',
      orgTimezoneAtStart: 'Asia/Kolkata',
      productTitle: 'Evenkeel',
      orgName: '',
      minGroup: 5,
      callBackHours: 24,
      trustProxy: 0,
      retentionMonths: 24,
      sessionIdleMinutes: 20_160,
      sessionMaxHours: 1440,
      adminSessionIdleMinutes: 30,
      adminSessionMaxHours: 8,
      pushHosts: [],
      requireTotp: 'none',
      backupKeep: 7,
      diskFreeMin: 1_073_741_824,
      drainSeconds: 5,
      metricsHost: '127.0.0.1',
      metricsPort: 0,
      logLevel: 'info',
      singleSignOn: undefined,
      localLogin: true,
      breakGlassAdmin: undefined,
    });
  });

  test('takes every setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '/srv/evenkeel',
      DATABASE_URL: 'postgres://a:seven-herons-42@db:5432/wellness',
      DATA_KEY_FILE: '/run/secrets/data-keys.json',
      PUBLIC_URL: 'https://wellness.example.org/app/',
      ADMIN_EMAIL: ' boss@example.org ',
      ADMIN_PASSWORD: 'long enough',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: '"Care Team" <care@example.org>',
      ORG_TIMEZONE: 'Europe/Berlin',
      PRODUCT_TITLE: 'Wellness',
      ORG_NAME: 'Foundation',
      TRUST_PROXY: '2',
      RETENTION_MONTHS: '36',
      SESSION_IDLE_MINUTES: '30',
      SESSION_MAX_HOURS: '8',
      ADMIN_SESSION_IDLE_MINUTES: '10',
      ADMIN_SESSION_MAX_HOURS: '4',
      CALL_BACK_HOURS: '48',
      MIN_GROUP: '10',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      port: 8080,
      dataKeyFile: '/run/secrets/data-keys.json',
      publicUrl: 'https://wellness.example.org/app',
      adminEmail: 'boss@example.org',
      mailFrom: { name: 'Care Team', address: 'care@example.org' },
      trustProxy: 2,
      retentionMonths: 36,
      sessionIdleMinutes: 30,
      sessionMaxHours: 8,
      adminSessionIdleMinutes: 10,
      adminSessionMaxHours: 4,
      callBackHours: 48,
      minGroup: 10,
      logLevel: 'warn',
    });
  });

  test.each(['0', '33', 'two'])('refuses WORKERS=%s with its range', (workers) => {
    expect(faultsOf({ WORKERS: workers })).toEqual(['WORKERS: must be a whole number from 1 to 32']);
  });

  test('BACKUP_AFTER is given the backups of BACKUP_DIR, and needs it', () => {
    expect(faultsOf({ BACKUP_AFTER: '/usr/local/bin/copy' })).toEqual([
      expect.stringMatching(/^BACKUP_AFTER: .*BACKUP_DIR/),
    ]);
    const { backupAfter } = readConfig({ BACKUP_DIR: '/backups', BACKUP_AFTER: '/usr/local/bin/copy' });
    expect(backupAfter).toBe('/usr/local/bin/copy');
  });

  test.each(['smtp://care:50%off@mail.example.org', 'smtps://care%:41@mail.example.org'])('refuses %s', (url) => {
    expect(faultsOf({ SMTP_URL: url })).toEqual([
      'SMTP_URL: has a % in its user or password that is not written as %25',
    ]);
    expect(readConfig({ SMTP_URL: url.replace('%', '%25') }).smtpUrl).toContain('%25');
  });

  test('counts an empty setting as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  test('names all faults at once, one line each, and no value of a secret', () => {
    const faults = faultsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://user:hush@db/x',
      PUBLIC_URL: 'wellness.example.org',
      ADMIN_EMAIL: 'boss',
      ADMIN_PASSWORD: 'hush',
      SMTP_URL: 'hush@mail',
      MAIL_FROM: 'care@example.org, other@example.org',
      ORG_TIMEZONE: 'India',
      TRUST_PROXY: 'yes',
      PUSH_HOSTS: 'push.example.org, http://push.example.org',
      SESSION_IDLE_MINUTES: '0',
      SESSION_MAX_HOURS: '1.5',
      ADMIN_SESSION_IDLE_MINUTES: '0.5',
      ADMIN_SESSION_MAX_HOURS: '0',
      CALL_BACK_HOURS: '0',
      // Settable upward only.
      MIN_GROUP: '4',
      LOG_LEVEL: 'loud',
    });
    expect(new Set(faults.map((fault) => fault.split(':', 1)[0]))).toEqual(
      new Set([
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'DATABASE_URL',
        'LOG_LEVEL',
        'MAIL_FROM',
        'ORG_TIMEZONE',
        'PORT',
        'PUBLIC_URL',
        'PUSH_HOSTS',
        'SESSION_IDLE_MINUTES',
        'SESSION_MAX_HOURS',
        'ADMIN_SESSION_IDLE_MINUTES',
        'ADMIN_SESSION_MAX_HOURS',
        'CALL_BACK_HOURS',
        'MIN_GROUP',
        'SMTP_URL',
        'TRUST_PROXY',
      ]),
    );
    expect(faults).toHaveLength(17);
    expect(faults.join('\n')).not.toContain('hush');
    expect(faults).toContain('PORT: must be a whole number from 0 to 65535');
  });

  test.each([
    ['none', ['none']],
    ['Push.Example.org,*.push.example.net', ['push.example.org', '*.push.example.net']],
    ['http://127.0.0.1:4000 push.example.org:8443', ['http://127.0.0.1:4000', 'push.example.org:8443']],
  ])('reads the push services %j', (text, hosts) => expect(readConfig({ PUSH_HOSTS: text }).pushHosts).toEqual(hosts));

  test.each([
    '*',
    '*.org',
    'localhost',
    'http://push.example.org:80',
    'https://push.example.org',
    'none, push.example.org',
  ])('refuses the push services %j', (text) => expect(faultsOf({ PUSH_HOSTS: text })).toHaveLength(1));

  test.each(['-1', '3e3', '0x10', ' 80 81', '80.5', 'http'])('refuses the port %j', (port) => {
    expect(faultsOf({ PORT: port })).toHaveLength(1);
  });

  test('reads a secret from a file, and names a file that can not be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-config-'));
    const file = join(folder, 'password');
    writeFileSync(file, 'from a file\n');
    expect(readConfig({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe('from a file');
    expect(faultsOf({ SMTP_URL_FILE: join(folder, 'gone'), PORT: 'x' })).toEqual([
      'SMTP_URL_FILE: the file it names cannot be read',
      'PORT: must be a whole number from 0 to 65535',
    ]);
    rmSync(folder, { recursive: true });
  });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['fe80::1', 'http://[fe80::1]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address);
});

test('.env.example explains every setting, with its default', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const sources = [
    'config.ts',
    ...readdirSync(join(import.meta.dirname, 'settings')).map((name) => `settings/${name}`),
  ];
  const source = sources.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const shown = [...example.matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)];
  expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(names));
  // As it stands, without its examples, it changes nothing.
  const active = shown.filter(([line]) => !line.startsWith('#')).map(([, name, value]) => [name, value]);
  expect(readConfig(Object.fromEntries(active))).toEqual(readConfig({}));
});

describe('single sign-on', () => {
  const all = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'hidden' };

  test('reads the three that belong together, and what goes with them', () => {
    expect(readConfig(all).singleSignOn).toEqual({
      issuer: 'https://login.example.org',
      clientId: 'us',
      clientSecret: 'hidden',
      name: 'your organisation',
      allowsRegistration: false,
    });
    const more = { ...all, OIDC_NAME: 'Example Ltd', OIDC_ALLOW_REGISTRATION: 'on' };
    expect(readConfig(more).singleSignOn).toMatchObject({ name: 'Example Ltd', allowsRegistration: true });
  });

  test('names what is missing, and never the secret', () => {
    expect(faultsOf({ OIDC_CLIENT_SECRET: 'hidden' })).toEqual([
      'OIDC_ISSUER: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
      'OIDC_CLIENT_ID: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
    ]);
  });

  test.each([
    'http://login.example.org',
    'ftp://login.example.org',
    'https://login.example.org?tenant=1',
    'https://login.example.org#x',
    'https://user:pass@login.example.org',
    'http://127.0.0.1.example.org',
    'login.example.org',
  ])('ASVS 12.2.1: refuses the issuer %s', (issuer) => {
    expect(faultsOf({ ...all, OIDC_ISSUER: issuer })).toEqual([
      'OIDC_ISSUER: must be an address like https://login.example.org, with https except for this machine',
    ]);
  });

  test.each(['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])(
    'takes %s, this machine',
    (issuer) => expect(readConfig({ ...all, OIDC_ISSUER: issuer }).singleSignOn?.issuer).toBe(issuer),
  );

  test('turns local sign-in off only where someone can still get in', () => {
    expect(faultsOf({ LOCAL_LOGIN: 'off' }).map((fault) => fault.split(':')[0])).toEqual([
      'LOCAL_LOGIN',
      'BREAK_GLASS_ADMIN',
    ]);
    const config = readConfig({ ...all, LOCAL_LOGIN: 'off', BREAK_GLASS_ADMIN: 'boss@example.org' });
    expect(config).toMatchObject({ localLogin: false, breakGlassAdmin: 'boss@example.org' });
  });
});
