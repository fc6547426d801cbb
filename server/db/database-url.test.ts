import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { ConfigFault } from '../settings/environment.ts';
import { readDatabaseUrl } from './database-url.ts';

function faultsOf(settings: Record<string, string>): string {
  try {
    readConfig(settings);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    return error.message;
  }
}

const good = 'seven-quiet-herons-42';

describe('an address of a database', () => {
  it.each([
    `postgres://evenkeel:${good}@db.example.org/evenkeel`,
    `postgres://evenkeel:${good}@db.example.org/evenkeel?sslmode=verify-full`,
    `postgres://evenkeel:${good}@192.0.2.7:6432/evenkeel`,
    `postgres://evenkeel:${good}@[2001:db8::7]/evenkeel?ssl=true`,
    `postgres://evenkeel:${good}@localhost/evenkeel?host=db.example.org`,
    `postgres://evenkeel:${good}@127.0.0.1.example.org/evenkeel`,
    `postgres://evenkeel:${good}@localhost.example.org/evenkeel`,
    `postgres://evenkeel:${good}@0.0.0.0/evenkeel`,
  ])('ASVS 12.3.1, 12.3.2: of another host is always encrypted and checked: %s', (url) => {
    expect(faultsOf({ DATABASE_URL: url })).toBe('');
    expect(readDatabaseUrl(url, 'the CA')).toMatchObject({
      ssl: { minVersion: 'TLSv1.2', ca: 'the CA' },
      password: good,
    });
    expect(readDatabaseUrl(url).ssl).not.toHaveProperty('rejectUnauthorized');
  });

  it.each(['disable', 'allow', 'prefer', 'require', 'verify-ca', 'no-verify', 'off', ''].map((mode) => [mode]))(
    'ASVS 12.3.1: sslmode=%s is refused for another host, by a line that names the settings',
    (mode) => {
      for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
        const fault = faultsOf({ [name]: `postgres://evenkeel:${good}@db.example.org/evenkeel?sslmode=${mode}` });
        expect(fault).toMatch(new RegExp(`^${name}: says ${mode}, but db\\.example\\.org .*verify-full.*DATABASE_CA$`));
        expect(fault).not.toContain(good);
      }
    },
  );

  it.each([`?ssl=0`, `?ssl=false`, `?sslmode=disable&host=db.example.org`, `?uselibpqcompat=true&sslmode=require`])(
    'ASVS 12.3.1: there is no other way to say so: %s',
    (query) => {
      expect(faultsOf({ DATABASE_URL: `postgres://evenkeel:${good}@db.example.org/evenkeel${query}` })).not.toBe('');
    },
  );

  it('ASVS 12.3.1: the environment of the driver does not turn it off', () => {
    const before = process.env['PGSSLMODE'];
    process.env['PGSSLMODE'] = 'disable';
    try {
      expect(readDatabaseUrl(`postgres://evenkeel:${good}@db.example.org/evenkeel`).ssl).toBeTruthy();
    } finally {
      if (before === undefined) delete process.env['PGSSLMODE'];
      else process.env['PGSSLMODE'] = before;
    }
  });

  it.each([
    ['postgres://postgres:postgres@localhost/evenkeel', false],
    ['postgres://evenkeel@127.4.5.6/evenkeel', false],
    ['postgres://evenkeel@[::1]/evenkeel?sslmode=prefer', false],
    ['postgres://evenkeel@localhost/evenkeel?host=/run/postgresql&sslmode=disable', false],
    ['postgres://evenkeel@%2Frun%2Fpostgresql/evenkeel', false],
    ['postgres://evenkeel@localhost/evenkeel?sslmode=require', true],
  ])('of this machine needs none, and may have it: %s', (url, isEncrypted) => {
    expect(faultsOf({ DATABASE_URL: url })).toBe('');
    expect(readDatabaseUrl(url).ssl !== false).toBe(isEncrypted);
  });

  it.each([
    'postgres:postgres',
    'evenkeel',
    'evenkeel:',
    'evenkeel:evenkeel',
    'evenkeel:Evenkeel2026!',
    'evenkeel:password',
    'evenkeel:P%40ssw0rd123',
    'evenkeel:changeme1!',
    'evenkeel:short7!',
    'evenkeel:1234567890123',
    'joanna:joanna-12345',
    'evenkeel:wellness_db',
  ])('ASVS 13.2.3: a password that anyone guesses is refused for another host: %s', (who) => {
    const fault = faultsOf({ DATABASE_URL: `postgres://${who}@db.example.org/wellness_db` });
    expect(fault).toMatch(/^DATABASE_URL: has no password, or one that is easily guessed/);
  });

  it('of several hosts is refused with what to do', () => {
    expect(faultsOf({ DATABASE_URL: `postgres://evenkeel:${good}@one,two/evenkeel` })).toMatch(
      /^DATABASE_URL: must name one host/,
    );
  });

  it('a DATABASE_CA that holds no certificate, or is not there, is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-ca-'));
    const file = join(folder, 'ca.crt');
    writeFileSync(file, 'no certificate');
    expect(faultsOf({ DATABASE_CA: file })).toBe('DATABASE_CA: the file it names holds no certificate in PEM form');
    expect(faultsOf({ SMTP_CA: join(folder, 'none') })).toBe('SMTP_CA: the file it names cannot be read');
    rmSync(folder, { recursive: true });
  });
});
