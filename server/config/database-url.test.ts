import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigFault } from './settings/environment.ts';
import { hostsOf } from '../db/database-target.ts';
import { readDatabaseHosts, readDatabaseUrl } from './database-url.ts';

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

  it.each([
    `postgres://evenkeel:${good}@one.example.org,two.example.org:5433/evenkeel`,
    `postgres://evenkeel:${good}@one.example.org:5432,two.example.org:5433/evenkeel?target_session_attrs=read-write`,
    `postgresql://evenkeel:${good}@localhost/evenkeel?host=one.example.org,two.example.org&port=5432,5433&sslmode=verify-full`,
  ])('of several hosts is read as that of each, encrypted and checked: %s', (url) => {
    expect(faultsOf({ DATABASE_URL: url, DATABASE_OWNER_URL: url })).toBe('');
    const rest = {
      user: 'evenkeel',
      password: good,
      database: 'evenkeel',
      ssl: { minVersion: 'TLSv1.2', ca: 'the CA' },
    };
    expect(readDatabaseHosts(url, 'the CA').addresses).toEqual([
      { host: 'one.example.org', port: 5432, ...rest },
      { host: 'two.example.org', port: 5433, ...rest },
    ]);
    expect(hostsOf({ connectionString: url }).wanted).toBe('read-write');
  });

  it('of several hosts may name each as a host can be named', () => {
    const url = 'postgres://evenkeel:a%40b%2C@[::1]:5433,127.0.0.1,localhost:1/evenkeel?options=-csearch_path%3Dother';
    expect(faultsOf({ DATABASE_URL: url })).toBe('');
    const rest = {
      user: 'evenkeel',
      password: 'a@b,',
      database: 'evenkeel',
      options: '-csearch_path=other',
      ssl: false,
    };
    expect(readDatabaseHosts(url).addresses).toEqual([
      { host: '::1', port: 5433, ...rest },
      { host: '127.0.0.1', port: 5432, ...rest },
      { host: 'localhost', port: 1, ...rest },
    ]);
    const sockets = 'postgres://evenkeel@localhost/evenkeel?host=/run/one,/run/two&port=5433';
    expect(readDatabaseHosts(sockets).addresses.map(({ host, port }) => `${host} ${port}`)).toEqual([
      '/run/one 5433',
      '/run/two 5433',
    ]);
  });

  it.each([
    ['two.example.org:5432/evenkeel?sslmode=require', /^DATABASE_URL: says require, but two\.example\.org is not/],
    ['/evenkeel', /^DATABASE_URL: must be an address like/],
    [':5432/evenkeel', /^DATABASE_URL: must be an address like/],
    ['localhost/evenkeel?host=localhost,', /^DATABASE_URL: must be an address like/],
    ['localhost/evenkeel?host=localhost,localhost&port=1,2,3', /^DATABASE_URL: must be an address like/],
    ['localhost:x/evenkeel', /^DATABASE_URL: must be an address like/],
    ['localhost/evenkeel?target_session_attrs=standby', /^DATABASE_URL: .*may be read-write, primary$/],
    ['localhost/evenkeel?target_session_attrs=best', /^DATABASE_URL: .*may be read-write, primary$/],
  ])('ASVS 12.3.1: no host of several is worse than one alone: %s', (rest, fault) => {
    const url = `postgres://evenkeel:${good}@localhost,${rest}`;
    expect(faultsOf({ DATABASE_URL: url })).toMatch(fault);
    expect(faultsOf({ DATABASE_URL: url })).not.toContain(good);
  });

  it('ASVS 13.2.3: a password that anyone guesses is refused where one host of several is another machine', () => {
    const url = 'postgres://evenkeel:evenkeel@localhost,db.example.org/evenkeel';
    expect(faultsOf({ DATABASE_URL: url })).toMatch(/^DATABASE_URL: has no password, .*db\.example\.org/);
  });

  it('of a replica may name any session that can be read', () => {
    const url = 'postgres://evenkeel@localhost,127.0.0.1/evenkeel?target_session_attrs=';
    for (const wanted of ['any', 'standby', 'prefer-standby', 'read-only'])
      expect(faultsOf({ DATABASE_REPLICA_URL: url + wanted })).toBe('');
    expect(faultsOf({ DATABASE_REPLICA_URL: `${url}read-write` })).not.toBe('');
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
