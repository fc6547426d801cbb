import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { registerPerson } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { sendRaw } from '../test/raw-request.ts';
import type { RawAnswer } from '../test/raw-request.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';

let server: TestServer;
let person: SignedInPerson;
let pageFolder: string;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'evenkeel-page-'));
  await mkdir(join(pageFolder, 'assets'));
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  await writeFile(join(pageFolder, 'assets', 'main-abc.js'), 'export {};');
  server = await startTestServer({ app: { pageFolder } });
  person = await registerPerson(server);
});
afterAll(async () => {
  await server.close();
  await rm(pageFolder, { recursive: true });
});

const host = 'Host: evenkeel.test\r\n';
const mood = JSON.stringify({ mood: 'calm' });
const post = (headers: string, body = mood) =>
  `POST /api/mood HTTP/1.1\r\nConnection: close\r\nAuthorization: Bearer TOKEN\r\n${headers}\r\n${body}`;
const json = `Content-Type: application/json\r\nContent-Length: ${mood.length}\r\n`;

async function answerTo(text: string): Promise<RawAnswer> {
  const [answer, ...more] = await sendRaw(server.url, text.replace('TOKEN', person.token));
  if (!answer || more.length > 0) throw new Error(`${more.length + 1} answers`);
  return answer;
}

/** What every refusal carries, wherever it was made. */
function expectRefusal({ status, headers, body }: RawAnswer, expected: { status: number; code: string }) {
  expect({ status, code: JSON.parse(body).code }).toEqual(expected);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
}

describe('ASVS 4.1.4: only the written methods work', () => {
  // HEAD and CONNECT are asked by themselves: the one has no body, the other is no path's.
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  const paths = [...new Set<string>(allEndpoints.map(({ path }) => path))];

  it('nine methods on all routes: 405 with Allow where there is none of this name', async () => {
    for (const pattern of paths) {
      const path = pattern.replaceAll(/:\w+/g, 'x');
      // The name of a file may be that of an entry for another method.
      const fits = (other: string) => new RegExp(`^${other.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
      const known: string[] = [...new Set(allEndpoints.filter((one) => fits(one.path)).map(({ method }) => method))];
      const allowed = [...known, ...(known.includes('GET') ? ['HEAD'] : [])].toSorted();
      const [head, strange] = [!allowed.includes('HEAD'), others.filter((method) => !allowed.includes(method))];
      const asked = strange.map((method) => `${method} ${path} HTTP/1.1\r\n${host}\r\n`);
      const last = `GET /api/health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
      const answers = await sendRaw(server.url, ...asked, last);
      expect(answers).toHaveLength(strange.length + 1);
      for (const [place, answer] of answers.slice(0, -1).entries()) {
        expect([strange[place], path, answer.status]).toEqual([strange[place], path, 405]);
        expectRefusal(answer, { status: 405, code: 'wrong_method' });
        expect(answer.headers['allow']).toBe(allowed.join(', '));
      }
      if (head) expect((await server.request('HEAD', path)).headers.get('allow')).toBe(allowed.join(', '));
    }
  });

  it('HEAD answers as GET does, without a body, on every call that is read', async () => {
    for (const { method, path } of allEndpoints) {
      if (method !== 'GET') continue;
      const address = path.replaceAll(/:\w+/g, 'x');
      const [head, get] = [await server.request('HEAD', address), await server.request('GET', address)];
      expect([path, head.status]).toEqual([path, get.status]);
      expect(head.text).toBe('');
    }
  });

  it('a tunnel is refused, with the headers of every refusal', async () => {
    expectRefusal(await answerTo(`CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n`), {
      status: 405,
      code: 'wrong_method',
    });
  });

  it.each(['/', '/login', '/dashboard?tab=mytests', '/assets/main-abc.js'])(
    '%s is read and nothing else',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await server.request(method, path);
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it('what no call has stays 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const path of ['/api', '/api/', '/api/nothing', '/api/auth/login/', '/api/Auth/Login', '/assets/gone.js'])
        expect([path, (await server.request(method, path)).status]).toEqual([path, 404]);
  });
});

describe('what Node would answer by itself', () => {
  it.each([
    ['no host', ''],
    ['two hosts', `${host}Host: evil.test\r\n`],
    ['the same host twice', host + host],
    ['an empty host', 'Host: \r\n'],
    ['a host with a path', 'Host: evenkeel.test/evil\r\n'],
    ['a host with a name and a password', 'Host: a:b@evil.test\r\n'],
    ['two hosts in one', 'Host: evenkeel.test, evil.test\r\n'],
  ])('ASVS 1.5.3, 3.4.4, 3.4.6: %s is refused with 400 and the headers of every answer', async (_name, hosts) => {
    expectRefusal(await answerTo(post(hosts + json)), { status: 400, code: 'broken_json' });
    expectRefusal(await answerTo(`GET /api/health HTTP/1.1\r\nConnection: close\r\n${hosts}\r\n`), {
      status: 400,
      code: 'broken_json',
    });
  });

  it('ASVS 1.5.3: a target with an origin is its path, where the origin is that of the host', async () => {
    const ask = (target: string) => answerTo(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect((await ask('http://evenkeel.test/api/health')).status).toBe(200);
    expectRefusal(await ask('http://evenkeel.test/api/nothing'), { status: 404, code: 'unknown_call' });
    expectRefusal(await ask('http://evil.test/api/health'), { status: 400, code: 'broken_json' });
  });

  it.each([
    ['an expectation of something else', post(`${host}${json}Expect: a-miracle\r\n`)],
    ['what is not HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a header with a space in its name', post(`${host}${json}X Space: 1\r\n`)],
    ['a folded header', post(`${host}${json}X-Fold: 1\r\n 2\r\n`)],
    ['a header with a bare line feed', post(`${host}${json}X-Bare: 1\nX-Other: 2\r\n`)],
    ['a length that is no number', post(`${host}Content-Type: application/json\r\nContent-Length: +16\r\n`)],
    ['chunks that are not last', post(`${host}Transfer-Encoding: chunked, identity\r\n`)],
    ['a transfer encoding of another name', post(`${host}Transfer-Encoding: xchunked\r\n`)],
    [
      'a chunk without a length',
      post(`${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`, 'zz\r\n'),
    ],
  ])('ASVS 3.4.4, 3.4.6, 4.2.1: %s is refused with 400 and the headers of every answer', async (_name, text) => {
    expectRefusal(await answerTo(text), { status: 400, code: 'broken_json' });
  });
});

describe('ASVS 1.5.3: a body is read in one way', () => {
  it.each([
    'application/json; charset=utf-16',
    'application/json;charset="UTF-16LE"',
    'application/json; Charset = iso-8859-1',
    'application/json; charset=utf-8; charset=utf-7',
    'application/json; charset=utf-8, application/json; charset=utf-7',
    "application/json; charset*=us-ascii'en'utf-7",
    'APPLICATION/JSON ; CHARSET=UTF-32',
    'application/json; charset=',
    'application/json; charset',
  ])('%s is refused with 415', async (type) => {
    const answer = await server.request('POST', '/api/mood', {
      token: person.token,
      raw: mood,
      headers: { 'Content-Type': type },
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'not_json']);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON; Charset=utf8',
  ])('%s is read', async (type) => {
    const headers = { 'Content-Type': type };
    expect((await server.request('POST', '/api/mood', { token: person.token, raw: mood, headers })).status).toBe(201);
  });

  it.each(['gzip', 'br', 'deflate', 'x-gzip, identity', 'zstd'])(
    'a body packed as %s is refused with 415',
    async (encoding) => {
      const headers = { 'Content-Encoding': encoding };
      const answer = await server.request('POST', '/api/mood', { token: person.token, raw: mood, headers });
      expect([answer.status, answer.body.code]).toEqual([415, 'not_json']);
    },
  );

  it.each([
    '{"mood":"calm","mood":"sad"}',
    '{"mood":"calm", "\\u006dood":"sad"}',
    '{"mood":"calm","x":{"a":1,"a":2}}',
    '{"mood":"calm","x":[[{"a\\\\":1,"a\\\\":2}]]}',
    '{"mood":"calm","mood" :"calm"}',
  ])('ASVS 1.5.3, 15.3.7: the keys of %s are refused with 400', async (raw) => {
    const answer = await server.request('POST', '/api/mood', { token: person.token, raw });
    expect([answer.status, answer.body.code]).toEqual([400, 'broken_json']);
  });

  it.each(['{"mood":"calm","x":"\\"mood\\":1, \\\\"}', '{"mood":"calm","x":{"mood":1},"y":[{"mood":1},{"mood":2}]}'])(
    'ASVS 15.3.7: %s names each key once, and is read',
    async (raw) => {
      expect((await server.request('POST', '/api/mood', { token: person.token, raw })).status).toBe(201);
    },
  );

  it('a type without a length or chunks is refused with 411', async () => {
    expectRefusal(await answerTo(post(`${host}Content-Type: application/json\r\n`, '')), {
      status: 411,
      code: 'length_needed',
    });
  });

  it('a body in chunks is read', async () => {
    const chunks = `${mood.length.toString(16)}\r\n${mood}\r\n0\r\n\r\n`;
    const headers = `${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;
    expect((await answerTo(post(headers, chunks))).status).toBe(201);
  });
});
