import { connect } from 'node:net';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { version } from '../core/version.ts';
import { registerPerson, signedInAdmin } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { submitAll } from '../test/submissions.ts';
import { serverForAll } from '../test/test-server.ts';

// Without a page, which would answer every address that could be one of its screens.
const server = serverForAll({ app: { pageFolder: '/nowhere' } });
let employee: SignedInPerson;
let admin: SignedInPerson;
beforeAll(async () => {
  employee = await registerPerson(server);
  admin = await signedInAdmin(server);
  await submitAll(server, employee.token, 'GAD-7', 1);
});

/** The whole answer to bytes as they are, with its head. */
async function raw(text: string): Promise<string> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('what is encoded twice', () => {
  test('ASVS 1.1.1: is decoded once: no path, id or query means what a second decoding would make of it', async () => {
    const twice = (text: string) => encodeURIComponent(encodeURIComponent(text));
    const paths = ['/api/questions/gad7%252d1', '/api/questions/%2567ad7-1'];
    for (const path of paths) expect((await server.request('PATCH', path, { token: admin.token })).status).toBe(404);
    const details = `/api/admin/employee-details/${employee.user.id}`;
    expect((await server.request('GET', details, { token: admin.token })).status).toBe(200);
    for (const path of [
      details.replaceAll('-', '%252d'),
      details.replace(/(\w)$/, (sign) => `%25${sign.charCodeAt(0).toString(16)}`),
    ])
      expect((await server.request('GET', path, { token: admin.token })).status).toBe(404);
    const found = await server.request('GET', '/api/admin/employees?q=Asha%20Rani', { token: admin.token });
    expect(found.body).toHaveLength(1);
    const none = await server.request('GET', `/api/admin/employees?q=${twice('Asha Rani')}`, { token: admin.token });
    expect(none.body).toHaveLength(0);
    for (const path of ['/%2527', '/%252e%252e/package.json', '/api/%252e%252e/auth/me', '/api%252fhealth'])
      expect((await server.request('GET', path)).status).toBe(404);
  });
});

describe('an answer on the wire', () => {
  test('ASVS 4.2.2: is as long as its Content-Length says, and an answer to HEAD has none of it', async () => {
    const head = (path: string) =>
      `Host: x\r\nConnection: close\r\nAuthorization: Bearer ${path.startsWith('!') ? 'x' : employee.token}\r\n\r\n`;
    const paths = [
      'health',
      'auth/me',
      'assessment/history?type=GAD-7',
      'assessment/report',
      'my-record.csv',
      'help-lines',
      'nothing',
      'auth/%',
      'work-lists',
      'questions/active',
      'mood',
      'account',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await raw(`${method} /api/${path} HTTP/1.1\r\n${head(path)}`);
        const at = answer.indexOf('\r\n\r\n');
        const length = /\r\nContent-Length: (\d+)/i.exec(answer.slice(0, at))?.[1];
        const body = answer.length - at - 4;
        if (method === 'HEAD') expect([path, body]).toEqual([path, 0]);
        else if (length !== undefined) expect([path, String(body)]).toEqual([path, length]);
        else expect(answer.slice(0, at)).toMatch(/transfer-encoding: chunked/i);
      }
    }
  });

  test('ASVS 3.7.2: leads nowhere else, whatever address it is asked to lead to', async () => {
    for (const target of [
      '//evil.example',
      '\\\\evil.example',
      '/%09/evil.example',
      'https:evil.example',
      'https://evil.example',
    ]) {
      for (const path of ['/', '/dashboard', '/api/health', '/api/auth/me', '/nothing']) {
        for (const name of ['next', 'from', 'return', 'url', 'redirect']) {
          const answer = await server.request('GET', `${path}?${name}=${target}`, { token: employee.token });
          expect(answer.headers.has('location')).toBe(false);
          expect([200, 404]).toContain(answer.status);
        }
      }
    }
    expect(await raw('GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).not.toMatch(
      /\r\nlocation:/i,
    );
  });

  test('ASVS 3.5.6: is JSON and never a call of a function that an address names', async () => {
    for (const name of ['callback', 'jsonp', 'cb']) {
      const { text, headers } = await server.request('GET', `/api/help-lines?${name}=alert`);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(text).toMatch(/^\[/);
    }
  });

  test('ASVS 13.4.4: refuses TRACE, and sends back nothing of what was sent', async () => {
    const answer = await raw('TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Canary: canary\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(answer).not.toContain('canary');
  });

  // What every call is for is meant to be read by anyone (decision 126): it is in the repository, too.
  test('ASVS 13.4.5: tells strangers of no figures and versions, and of no document but that of the calls', async () => {
    for (const path of [
      '/metrics',
      '/api/metrics',
      '/docs',
      '/openapi.json',
      '/swagger',
      '/api/version',
      '/server-status',
      '/.well-known/x',
    ])
      expect([path, (await server.request('GET', path)).status]).toEqual([path, 404]);
    expect((await server.request('GET', '/api/health')).body).toEqual({ status: 'ok' });
    for (const path of ['/api/openapi.json', '/api/docs'])
      expect((await server.request('GET', path)).text).not.toContain(version);
  });

  test('ASVS 14.2.5: is never that of another address with the name of a picture or a style behind it', async () => {
    for (const path of [
      '/api/auth/me/x.css',
      '/api/auth/me.css',
      '/api/mood/x.png',
      '/api/my-record.json/x.js',
      '/api/auth/me%2Fx.css',
      '/api/auth/me;x.css',
    ]) {
      const answer = await server.request('GET', path, { token: employee.token });
      // 405 where another method has an id there.
      expect([path, [404, 405].includes(answer.status)]).toEqual([path, true]);
      expect(answer.text).not.toContain(employee.user.email);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('another site', () => {
  test('ASVS 3.4.2: is never allowed to read an answer', async () => {
    for (const origin of ['https://evil.example', 'null', server.url]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await server.request(method, '/api/auth/me', {
          token: employee.token,
          headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
        });
        expect([...headers].filter(([name]) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });

  test('ASVS 3.5.1: can send no form, and what browsers send by themselves signs nobody in', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await server.request('POST', '/api/mood', {
        raw: '{"mood":"happy"}',
        headers: { 'Content-Type': type, Cookie: `token=${employee.token}; evenkeel_browser=${employee.token}` },
      });
      expect(answer.status).toBe(401);
      const signedIn = await server.request('POST', '/api/mood', {
        token: employee.token,
        raw: '{"mood":"happy"}',
        headers: { 'Content-Type': type },
      });
      expect(signedIn.status).toBe(415);
    }
    expect((await server.request('GET', '/api/mood', { token: employee.token })).body).toEqual([]);
  });
});
