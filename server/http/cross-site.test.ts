import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { registerPerson } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';

// By `inject`: the `fetch` of Node writes these headers itself.
// Without a page, whether one has been built here or not.
const server = serverForAll({ app: { pageFolder: join(import.meta.dirname, 'no-page') } });
let person: SignedInPerson;
beforeAll(async () => {
  person = await registerPerson(server);
});

const from = (site: string, mode: string, dest: string) => ({
  'Sec-Fetch-Site': site,
  'Sec-Fetch-Mode': mode,
  'Sec-Fetch-Dest': dest,
});

describe('ASVS 3.5.8: what another site’s page asks for', () => {
  const others = [
    ['an image', from('cross-site', 'no-cors', 'image')],
    ['a script', from('cross-site', 'no-cors', 'script')],
    ['a frame', from('cross-site', 'navigate', 'iframe')],
    ['an object', from('same-site', 'navigate', 'object')],
    ['a fetch', from('cross-site', 'cors', 'empty')],
    ['a fetch of a neighbour of the same domain', from('same-site', 'cors', 'empty')],
    ['a word that no browser knows', from('elsewhere', 'cors', 'empty')],
  ] as const;

  it.each(others)('%s gets nothing from any call, not even with a token', async (_name, headers) => {
    for (const { method, path } of allEndpoints) {
      const answer = await server.inject(method, path.replaceAll(/:\w+/g, 'x'), { token: person.token, headers });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'other_site']);
    }
    expect((await server.inject('GET', '/api/nothing', { headers })).status).toBe(403);
  });

  it('a form that is sent here changes nothing', async () => {
    const headers = from('cross-site', 'navigate', 'document');
    expect((await server.inject('POST', '/api/auth/logout', { token: person.token, headers })).body.code).toBe(
      'other_site',
    );
    expect((await server.inject('GET', '/api/auth/me', { token: person.token })).status).toBe(200);
  });
});

describe('what is asked here', () => {
  it.each([
    ['our page', from('same-origin', 'cors', 'empty')],
    ['our service worker', from('same-origin', 'cors', 'empty')],
    ['a preload of our page', from('same-origin', 'cors', 'empty')],
    ['a picture of our page', from('same-origin', 'no-cors', 'image')],
    ['an address that a person typed', from('none', 'navigate', 'document')],
    ['a link in webmail', from('cross-site', 'navigate', 'document')],
    ['a program that is no browser', {}],
  ] as const)('by %s is answered', async (_name, headers) => {
    expect((await server.inject('GET', '/api/health', { headers })).status).toBe(200);
    expect((await server.inject('HEAD', '/api/organisation', { headers })).status).toBe(200);
  });

  it('a report is downloaded', async () => {
    const headers = from('same-origin', 'cors', 'empty');
    const answer = await server.inject('GET', '/api/assessment/report', { token: person.token, headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('a link in webmail to a page is not looked at', async () => {
    const headers = from('cross-site', 'navigate', 'document');
    expect((await server.inject('GET', '/reset-password/abc', { headers })).body.code).toBe('not_found');
  });

  it('a server that tells of a sign-out elsewhere sends no such header, and passes', async () => {
    const answer = await server.inject('POST', '/api/auth/login', { body: { email: 'a@example.org', password: 'x' } });
    expect(answer.status).toBe(401);
  });
});
