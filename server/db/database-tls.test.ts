import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { issueCertificate, makeAuthority, outerAddress, whyNoCertificates } from '../test/certificates.ts';
import type { Certificate } from '../test/certificates.ts';
import { isLong } from '../test/long-form.ts';
import { fetchPatiently } from '../test/patiently.ts';
import { runMain } from '../test/run-main.ts';
import { startTlsPostgres } from '../test/tls-postgres.ts';
import type { TlsPostgres } from '../test/tls-postgres.ts';
import { createPool } from './connect.ts';

const address = outerAddress() ?? '';
const why = whyNoCertificates() ?? (address === '' ? 'this machine has no address but the loopback' : undefined);

/** What people write into DATABASE_URL; it leads to this machine's own address, which is no loopback. */
const name = 'db.wellness.example';
const preload = `
  import dns from 'node:dns';
  const { lookup } = dns;
  dns.lookup = (host, options, done) => lookup(host === '${name}' ? '${address}' : host, options, done);
`;

describe.skipIf(why !== undefined)(
  `a database on another machine${why === undefined ? '' : ` (not run: ${why})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-tls-'));
    const endWatch = clearAfterDeath(folder);
    const password = 'seven quiet herons 42';
    let authority: Certificate;
    let stranger: Certificate;
    let right: Certificate;
    let database: TlsPostgres;
    let url: string;

    beforeAll(async () => {
      authority = makeAuthority({ folder, name: 'own-ca' });
      stranger = makeAuthority({ folder, name: 'other-ca' });
      right = issueCertificate({ folder, name: 'right', by: authority, hosts: [name, address] });
      mkdirSync(join(folder, 'database'));
      database = await startTlsPostgres(join(folder, 'database'), address);
      await database.query(`create role evenkeel login password '${password}'`);
      await database.query('create database evenkeel owner evenkeel');
      url = `postgres://evenkeel:${encodeURIComponent(password)}@${name}:${database.port}/evenkeel`;
    });
    afterAll(async () => {
      await database?.stop();
      rmSync(folder, { recursive: true, force: true });
      endWatch();
    });

    const start = (settings: Record<string, string> = {}) =>
      runMain(
        { DATABASE_URL: url, DATABASE_CA: authority.certFile, DATA_DIR: join(folder, 'data'), ...settings },
        { preload },
      );

    it('ASVS 12.3.1, 12.3.4: is served from over TLS, with a certificate of the CA in DATABASE_CA', async () => {
      await database.show(right);
      const server = start();
      const served = await server.ready;
      const health = await fetchPatiently(() => fetch(`${served}/api/health`));
      expect(health.status).toBe(200);
      const { db, close } = createPool(
        { connectionString: url.replace(name, address), ca: readFileSync(authority.certFile, 'utf8') },
        { max: 1, applicationName: 'test', statementTimeoutMs: 5000 },
      );
      const { rows } = await sql`
      select distinct application_name, ssl, version from pg_stat_ssl join pg_stat_activity using (pid)
      where usename = 'evenkeel'`.execute(db);
      await close();
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) expect(row).toMatchObject({ ssl: true, version: expect.stringMatching(/^TLSv1\.[23]$/) });
      server.child.kill('SIGTERM');
      await server.ended;
    });

    const refusals: readonly [string, () => Certificate | undefined, Record<string, string>, RegExp][] = [
      ['another CA', () => right, { DATABASE_CA: '' }, /signed by no one this server trusts\. .*DATABASE_CA/],
      [
        'another name',
        () => issueCertificate({ folder, name: 'wrong-name', by: authority, hosts: ['db.other.example', '127.0.0.1'] }),
        {},
        /is for another name\. Write the name that it is for into DATABASE_URL/,
      ],
      [
        'a certificate that has ended',
        () => issueCertificate({ folder, name: 'expired', by: authority, hosts: [name], days: -1 }),
        {},
        /has expired, or is not valid yet/,
      ],
      ['a server without TLS', () => undefined, {}, /speaks no TLS\. Turn TLS on there/],
    ];

    // One of them stands for all in the short form: each starts the program.
    it.each(isLong ? refusals : refusals.slice(0, 1))(
      'ASVS 12.3.1, 12.3.2, 12.3.4, 16.3.4: %s is refused, with one line in the log',
      async (_case, show, settings, line) => {
        await database.show(show());
        const { code, errors } = await start({ DATABASE_URL: url, ...settings }).ended;
        expect(code).toBe(1);
        const said = errors.trimEnd().split('\n');
        const lines = said
          .filter((one) => !one.includes('"starting"'))
          .toSorted()
          .toReversed();
        expect(lines).toHaveLength(2);
        expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'tls_failed', to: 'database' });
        expect(lines[1]).toMatch(/^The database in DATABASE_URL cannot be used: /);
        expect(lines[1]).toMatch(line);
        expect(errors).not.toContain('herons');
      },
    );

    it.runIf(isLong)(
      'ASVS 12.3.1, 12.3.2: of several hosts only those are used whose certificate is theirs',
      async () => {
        const several = url.replace(name, `${name}:${database.port},${address}`);
        const ca = readFileSync(authority.certFile, 'utf8');
        await database.show(issueCertificate({ folder, name: 'one-host', by: authority, hosts: [address] }));
        const limits = { max: 1, applicationName: 'test', statementTimeoutMs: 5000 };
        const { db, close } = createPool({ connectionString: several, ca }, limits);
        const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
        expect(rows).toEqual([{ ssl: true }]);
        await close();
        await database.show(issueCertificate({ folder, name: 'no-host', by: authority, hosts: ['db.other.example'] }));
        const { code, errors } = await start({ DATABASE_URL: several }).ended;
        expect(code).toBe(1);
        expect(errors).toContain(`the certificate that answers at ${address} is for another name`);
      },
    );

    it.runIf(isLong)(
      'ASVS 12.3.4: a CA in DATABASE_CA stands alone: what another one has signed is refused',
      async () => {
        await database.show(right);
        const { code, errors } = await start({ DATABASE_CA: stranger.certFile }).ended;
        expect(code).toBe(1);
        expect(errors).toMatch(/signed by no one this server trusts/);
      },
    );

    it.runIf(isLong)(
      'ASVS 16.3.4: TLS that fails while it runs is 503 and one line, however many calls meet it',
      async () => {
        await database.show(right);
        const server = start();
        const at = await server.ready;
        await database.show(issueCertificate({ folder, name: 'run-out', by: authority, hosts: [name], days: -1 }));
        await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'evenkeel'`);
        const login = () =>
          fetch(`${at}/api/auth/login`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ email: 'a@example.org', password: 'x' }),
          });
        const linesOfCertificate = () =>
          server
            .errors()
            .split('\n')
            .filter((line) => line.includes('"database_away"') && line.includes('CERT_HAS_EXPIRED'));
        // On a busy machine the first may give up before the certificate has come.
        await expect.poll(async () => [(await login()).status, linesOfCertificate().length]).toEqual([503, 1]);
        const refused = await Promise.all(Array.from({ length: 10 }, login));
        expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
        expect(linesOfCertificate()).toHaveLength(1);
        await database.show(right);
        await expect.poll(async () => (await login()).status).toBe(401);
        server.child.kill('SIGTERM');
        await server.ended;
      },
    );

    it('ASVS 13.3.4: a password that is changed, first in its file and then in the database, costs no connection', async () => {
      await database.show(right);
      const file = join(folder, 'database-url');
      const own = url.replace(name, address);
      writeFileSync(file, own);
      const ca = readFileSync(authority.certFile, 'utf8');
      const limits = { max: 12, applicationName: 'drill', statementTimeoutMs: 10_000 };
      const { db, close } = createPool({ connectionString: own, ca, file }, limits);
      const over = Promise.withResolvers<undefined>();
      const held: Promise<undefined>[] = [];
      /** Each needs a connection of its own, and keeps it. */
      const takeMore = async (count: number) => {
        const ready = Array.from({ length: count }, () => {
          const taken = Promise.withResolvers<undefined>();
          const work = db.connection().execute(async (connection) => {
            await sql`select 1`.execute(connection);
            taken.resolve(undefined);
            return over.promise;
          });
          work.catch(taken.reject);
          held.push(work);
          return taken.promise;
        });
        await Promise.all(ready);
      };
      await takeMore(3);
      const fresh = 'nine slow otters 57';
      writeFileSync(file, own.replace(encodeURIComponent(password), encodeURIComponent(fresh)));
      await takeMore(3);
      rmSync(file);
      await takeMore(1);
      writeFileSync(file, own.replace(encodeURIComponent(password), encodeURIComponent(fresh)));
      await database.query(`alter role evenkeel password '${fresh}'`);
      await takeMore(5);
      over.resolve(undefined);
      await Promise.all(held);
      await close();
      // The old one opens nothing any more.
      const old = createPool({ connectionString: own, ca }, { ...limits, max: 1 });
      await expect(old.pool.query('select 1')).rejects.toThrow(/password authentication failed/);
      await old.close();
      await database.query(`alter role evenkeel password '${password}'`);
      expect(held).toHaveLength(12);
    });

    it.runIf(isLong)(
      'ASVS 13.3.4: in the other order calls are 503 until the file says it, and then served, without a restart',
      async () => {
        const file = join(folder, 'late-url');
        writeFileSync(file, url);
        const server = start({ DATABASE_URL: '', DATABASE_URL_FILE: file });
        const at = await server.ready;
        const fresh = 'eleven grey geese 31';
        await database.query(`alter role evenkeel password '${fresh}'`);
        await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'evenkeel'`);
        const isReady = async () => (await fetch(`${at}/api/ready`)).status;
        await expect.poll(isReady).toBe(503);
        writeFileSync(file, url.replace(encodeURIComponent(password), encodeURIComponent(fresh)));
        await expect.poll(isReady).toBe(200);
        server.child.kill('SIGTERM');
        await server.ended;
        await database.query(`alter role evenkeel password '${password}'`);
      },
    );
  },
);
