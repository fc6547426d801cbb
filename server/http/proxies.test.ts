import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { issueCertificate, makeAuthority, whyNoCertificates } from '../test/certificates.ts';
import { describeInFront, requestBytes } from '../test/in-front.ts';
import { randomEmail } from '../test/people.ts';
import { proxyName } from '../test/proxies.ts';
import { sendRaw, shakeHands, statusesIn } from '../test/tls-client.ts';

const old = 'ALL:@SECLEVEL=0';
const weak = [
  'AES128-GCM-SHA256',
  'AES256-SHA',
  'ECDHE-RSA-AES128-SHA',
  'ECDHE-RSA-AES256-SHA384',
  'DHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES128-SHA',
  'ECDHE-ECDSA-AES256-CCM8',
  'NULL-SHA256',
];

it.skipIf(whyNoCertificates() !== undefined)('a client that checks what is refused can speak it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-lax-'));
  const by = makeAuthority({ folder, name: 'lax-root' });
  const { chain, key } = issueCertificate({ folder, name: 'lax', by, hosts: [proxyName], kind: 'rsa' });
  const lax = createServer({
    cert: chain,
    key,
    minVersion: 'TLSv1',
    ciphers: 'ALL:@SECLEVEL=0',
    honorCipherOrder: true,
  });
  lax.listen(0, '127.0.0.1');
  await once(lax, 'listening');
  const { port } = lax.address() as AddressInfo;
  for (const maxVersion of ['TLSv1', 'TLSv1.1'] as const)
    expect(await shakeHands(port, { minVersion: 'TLSv1', maxVersion, ciphers: old })).toMatchObject({
      protocol: maxVersion,
    });
  for (const suite of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA'])
    expect(await shakeHands(port, { maxVersion: 'TLSv1.2', ciphers: `${suite}:@SECLEVEL=0` })).toMatchObject({
      cipher: suite,
    });
  lax.close();
  rmSync(folder, { recursive: true });
});

describeInFront((front) => {
  it('ASVS 12.1.1: TLS 1.2 and 1.3, and nothing older', async () => {
    for (const { httpsPort } of [front.proxy, front.real]) {
      for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
        expect(await shakeHands(httpsPort, { ca: front.ca, minVersion: version, maxVersion: version })).toMatchObject({
          protocol: version,
        });
      // Offered both, it takes the newer one.
      expect(await shakeHands(httpsPort, { ca: front.ca, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' })).toMatchObject(
        {
          protocol: 'TLSv1.3',
        },
      );
      for (const version of ['TLSv1', 'TLSv1.1'] as const)
        expect(await shakeHands(httpsPort, { minVersion: version, maxVersion: version, ciphers: old })).toMatch(
          /ALERT|ECONNRESET|WRONG_VERSION|UNSUPPORTED/,
        );
      for (const flag of ['-tls1', '-tls1_1']) {
        const words = [
          's_client',
          '-connect',
          `127.0.0.1:${httpsPort}`,
          '-servername',
          proxyName,
          flag,
          '-cipher',
          old,
        ];
        const { stdout, status } = spawnSync('openssl', words, { input: '', encoding: 'utf8' });
        expect([status, /Cipher is (?!\(NONE\))/.test(stdout)]).toEqual([1, false]);
      }
    }
  });

  it('ASVS 12.1.2: only suites with forward secrecy and authenticated encryption, the strongest first', async () => {
    for (const { httpsPort } of [front.proxy, front.real]) {
      for (const suite of weak)
        expect(
          typeof (await shakeHands(httpsPort, { maxVersion: 'TLSv1.2', ciphers: `${suite}:@SECLEVEL=0` })),
          suite,
        ).toBe('string');
      expect(await shakeHands(httpsPort, { ca: front.ca, maxVersion: 'TLSv1.2', ciphers: old })).toMatchObject({
        cipher: expect.stringMatching(/^ECDHE-(?:RSA|ECDSA)-(?:AES(?:256|128)-GCM|CHACHA20)/),
      });
    }
  });

  it('ASVS 12.2.1: the whole chain is sent; another name gets no certificate that holds', async () => {
    for (const { httpsPort } of [front.proxy, front.real])
      expect(await shakeHands(httpsPort, { ca: front.ca })).toMatchObject({ isTrusted: true, sent: 3 });
    const other = await shakeHands(front.proxy.httpsPort, { ca: front.ca, servername: 'evil.example.org' });
    expect(typeof other === 'string' || !other.isTrusted).toBe(true);
  });

  it('ASVS 3.4.1, 12.2.1: answers tell browsers once to stay with TLS, and name no program', async () => {
    for (const to of [front.proxy, front.real]) {
      const answer = await front.send(requestBytes('GET', '/api/health'), to);
      expect(answer.match(/^strict-transport-security: .*$/gim)).toEqual([
        expect.stringMatching(/^strict-transport-security: max-age=63072000; includeSubDomains\r?$/i),
      ]);
      expect(answer).not.toMatch(/^(?:server|via|x-powered-by):.*(?:caddy|haproxy|\d\.\d)/im);
    }
  });

  it('ASVS 4.1.2: over plain http pages lead to https, and no call is answered or led on', async () => {
    const plain = (bytes: string) => sendRaw(front.proxy.httpPort, bytes);
    for (const method of ['GET', 'HEAD']) {
      const page = await plain(requestBytes(method, '/my-tests?from=mail'));
      expect(statusesIn(page)).toEqual([308]);
      expect(page).toMatch(/^location: https:\/\/wellness\.example\.org\/my-tests\?from=mail\r$/im);
    }
    const calls = [
      ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].map((method) =>
        requestBytes(method, '/api/auth/login', {}, method === 'POST' ? '{"password":"x"}' : ''),
      ),
      ...['/api', '/api/', '/%61pi/auth/me', '/API/auth/me'].map((path) => requestBytes('GET', path)),
      requestBytes('POST', '/my-tests', {}, 'x'),
      requestBytes('GET', '/api/auth/me').replace(proxyName, 'evil.example.org'),
    ];
    for (const call of calls)
      expect([call.split('\r\n', 1)[0], statusesIn(await plain(call))]).toEqual([call.split('\r\n', 1)[0], [403]]);
    expect(front.upstream.requests).toEqual([]);
  });

  it('ASVS 13.2.5, 12.3.3: what a caller claims to be does not come through', async () => {
    const claims = {
      'X-Forwarded-For': '9.9.9.9, 8.8.8.8',
      'X-Real-IP': '9.9.9.9',
      'X-Client-IP': '9.9.9.9',
      'True-Client-IP': '9.9.9.9',
      'CF-Connecting-IP': '9.9.9.9',
      Forwarded: 'for=9.9.9.9',
      'X-Forwarded-Host': 'evil.example.org',
      'X-Forwarded-Port': '1',
      'X-Forwarded-Proto': 'http',
      X_Forwarded_For: '9.9.9.9',
    };
    await front.send(requestBytes('GET', '/api/health', claims));
    const [seen] = front.upstream.requests;
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen?.headers['x-forwarded-proto']).toBe('https');
    expect(seen?.headers.host).toMatch(/^wellness\.example\.org(?::\d+)?$/);
    const { x_forwarded_for: underscored, ...headers } = seen?.headers ?? {};
    expect(JSON.stringify(headers)).not.toMatch(/9\.9\.9\.9|8\.8\.8\.8|evil/);
    // Another header altogether, which the program never reads.
    expect([undefined, '9.9.9.9']).toContain(underscored);
  });

  it('ASVS 13.2.5: guesses are counted for the caller, whatever it claims to be', async () => {
    const { db } = front.server.services;
    await db.deleteFrom('attempts').execute();
    for (const claimed of ['9.9.9.1', '9.9.9.2', '9.9.9.3']) {
      const body = JSON.stringify({ email: randomEmail(), password: 'wrong' });
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': claimed };
      expect(statusesIn(await front.send(requestBytes('POST', '/api/auth/login', headers, body), front.real))).toEqual([
        401,
      ]);
    }
    const counts = (await db.selectFrom('attempts').select('count').execute()).map(({ count }) => count);
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 3]);
  });

  it('ASVS 16.2.5, 14.2.1: no token of a mailed link is in its log, nor what was searched for', async () => {
    const token = 'T0ken-in-a-link-7f3a';
    const paths = [
      '/join/',
      '/reset-password/',
      '/confirm-email/',
      '/undo-email/',
      '/left/',
      '/api/auth/reset-password/',
      '/api/auth/join/',
      '/api/email-changes/',
      '/api/email-undos/',
      '/api/left/',
    ];
    for (const path of paths)
      await front.send(
        requestBytes('GET', `${path}${token}?more=${token}`, {
          Referer: `https://x/${token}`,
          Authorization: `Bearer ${token}`,
        }),
      );
    await front.send(requestBytes('GET', `/api/left/${token}/my-record.json`));
    await front.send(requestBytes('GET', `/api/employees?search=${token}`));
    front.upstream.dieAfterTaking(true);
    const soon = 700;
    // Some try again for seconds.
    await Promise.all(paths.map((path) => front.send(requestBytes('GET', `${path}${token}`), front.proxy, soon)));
    front.upstream.dieAfterTaking(false);
    // They are not answered before they are whole.
    const unfinished = [
      `GET /reset-password/${token} HTTP/1.1\r\nHost: a b\r\n\r\n`,
      requestBytes('POST', `/api/auth/reset-password/${token}`, { 'Content-Length': '99999999' }, '{}'),
    ];
    await Promise.all(unfinished.map((bytes) => front.send(bytes, front.proxy, soon)));
    await expect.poll(() => front.proxy.log()).toMatch(/\/api\/employees/);
    await wait(100);
    expect(front.proxy.log()).toMatch(/\/reset-password\/-/);
    expect(front.proxy.log()).not.toContain(token);
  });

  it('ASVS 4.3.2, 13.1.3: a call that only was taken is not sent twice', async () => {
    await front.send(requestBytes('GET', '/api/warm'));
    front.upstream.requests.length = 0;
    front.upstream.dieAfterTaking(true);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answers = statusesIn(
        await front.send(requestBytes(method, '/api/mood', { 'Idempotency-Key': 'once' }, '{"mood":"sad"}')),
      );
      expect(answers.every((status) => status === 502 || status === 503)).toBe(true);
    }
    front.upstream.dieAfterTaking(false);
    expect(front.upstream.requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE', 'PATCH']);
  });

  it('ASVS 13.1.3: a restart of the program behind it is over when that is over', async () => {
    expect(statusesIn(await front.send(requestBytes('GET', '/api/before')))).toEqual([200]);
    await front.upstream.stop();
    const started = wait(300).then(() => front.upstream.start());
    const during = sendRaw(front.proxy.httpsPort, requestBytes('GET', '/api/health'), { ca: front.ca });
    await started;
    await during;
    await expect
      .poll(async () => statusesIn(await front.send(requestBytes('POST', '/api/after', {}, '{}'))))
      .toEqual([200]);
  });

  it('bodies are bounded, headers too, and no connection is turned into another protocol', async () => {
    const large = { 'Content-Type': 'application/json', 'Content-Length': String(14 * 1024 * 1024) };
    expect(statusesIn(await front.send(requestBytes('POST', '/api/auth/login', large, '{}'), front.real))).toEqual([
      413,
    ]);
    const long = await front.send(requestBytes('GET', '/api/health', { 'X-Long': 'x'.repeat(70_000) }));
    expect([400, 431]).toContain(statusesIn(long)[0] ?? 400);
    await front.send(
      requestBytes('GET', '/api/socket', { Connection: 'Upgrade', Upgrade: 'websocket' }).replace(
        'Connection: close\r\n',
        '',
      ),
    );
    expect(front.upstream.requests.some(({ headers }) => headers.upgrade !== undefined)).toBe(false);
  });

  it('packs nothing and keeps nothing: the answers are the program’s own', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await front.send(requestBytes('GET', '/api/same', { 'Accept-Encoding': 'gzip, br' }));
      expect(answer).not.toMatch(/^content-encoding:/im);
      expect(answer).toContain('{"ok":true}');
    }
    const same = front.upstream.requests.filter(({ url }) => url === '/api/same');
    expect(same).toHaveLength(2);
    expect(same[0]?.headers['accept-encoding']).toBe('gzip, br');
  });
});
