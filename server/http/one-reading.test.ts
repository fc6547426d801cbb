import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { sendRaw } from '../test/raw-request.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';

let server: TestServer;
let tokens: Record<string, string>;
let person: SignedInPerson;
let pageFolder: string;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'evenkeel-page-'));
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  server = await startTestServer({ app: { pageFolder } });
  person = await registerPerson(server);
  const [admin, counsellor] = [await signedInAdmin(server), await signedInCounsellor(server)];
  tokens = { 'signed-in': person.token, admin: admin.token, counsellor: counsellor.token };
});
afterAll(async () => {
  await server.close();
  await rm(pageFolder, { recursive: true });
});

/** As it is: a client would tidy the path before it is sent. */
async function ask(target: string, token = person.token) {
  const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const [answer] = await sendRaw(server.url, head);
  return answer;
}

describe('ASVS 1.5.3: a path is read once, and nowhere tidied', () => {
  it.each([
    '/api/./auth/me',
    '/api/auth/../auth/me',
    '/api/health/../auth/me',
    '/assets/../api/auth/me',
    '/api/auth/%2e%2e/auth/me',
    '//api/auth/me',
    '/api//auth/me',
    '/api%2fauth%2fme',
    '/api/auth%2fme',
    '/api/auth%252fme',
    '/api\\auth\\me',
    '/api/auth/me/',
    '/api/auth/me;x=1',
    '/api/auth/me%00',
    '/api/auth/me%20',
    '/api/auth/me/.',
    '/API/auth/me',
    '/api/auth/m%C0%A5',
  ])('%s is no call of anyone’s', async (target) => {
    const answer = await ask(target);
    expect([404, 400]).toContain(answer?.status);
    expect(answer?.body).not.toContain(person.user.email);
  });

  it('a letter that is encoded is that letter, once', async () => {
    expect((await ask('/api/auth/%6de'))?.status).toBe(200);
    expect((await ask('/api/auth/%256de'))?.status).toBe(404);
  });

  it.each(['%00', 'a%00b', '%0d%0aX: 1', '%ED%A0%80', '%1b[31m', '%7f', 'x'.repeat(512)])(
    'the part %s names nothing in any call',
    async (part) => {
      for (const { method, path, access } of allEndpoints) {
        if (!path.includes(':') || method !== 'GET') continue;
        const answer = await ask(path.replaceAll(/:\w+/g, part).replaceAll(' ', '%20'), tokens[access]);
        expect([path, [400, 404, 429].includes(answer?.status ?? 0)]).toEqual([path, true]);
      }
    },
  );
});

describe('ASVS 15.3.7: a key of a query is named once', () => {
  it.each([
    'type=GAD-7&type=PHQ-9',
    'type[]=GAD-7',
    'type=GAD-7&type=GAD-7',
    'type[0]=GAD-7',
    'type.x=GAD-7',
    'Type=GAD-7',
  ])('%s is refused with 400', async (query) => {
    expect((await ask(`/api/assessment/history?${query}`))?.status).toBe(400);
  });

  it.each(['type=GAD-7', 'type=GAD%2D7', 'type=gad-7&__proto__=x&constructor=y', 'type=GAD-7;type=PHQ-9'])(
    '%s is read as every reader does, or refused',
    async (query) => {
      const answer = await ask(`/api/assessment/history?${query}`);
      expect(answer?.status).toBe(query.includes(';') ? 400 : 200);
    },
  );
});
