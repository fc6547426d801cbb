import { beforeAll, describe, expect, it, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import { registerPerson } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';
import { isAccepted } from './accepted-types.ts';

const server = serverForAll();
let person: SignedInPerson;
beforeAll(async () => {
  person = await registerPerson(server);
});

test.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['*', true],
  ['application/*', true],
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/html, application/xhtml+xml, */*;q=0.1', true],
  ['text/html;q=0.9, application/json;q=0.001', true],
  ['nonsense', true],
  ['text/html', false],
  ['text/*, image/png', false],
  ['application/json;q=0', false],
  ['application/json;q=0, */*', false],
  ['application/*;q=0, */*', false],
  ['application/xml, */*;q=0', false],
] as const)('of JSON is %j: %s', (header, accepted) => {
  expect(isAccepted(header, ['application/json'])).toBe(accepted);
});

describe('what a call sends', () => {
  it('is refused with 406 where it is not wanted, and nothing is done', async () => {
    const headers = { Accept: 'text/html, image/*' };
    for (const [method, path, body] of [
      ['GET', '/api/auth/me'],
      ['POST', '/api/mood', { mood: 'calm' }],
      ['GET', '/api/assessment/report'],
    ] as const) {
      const answer = await server.request(method, path, { token: person.token, headers, body });
      expect([answer.status, answer.body.code]).toEqual([406, 'not_acceptable']);
    }
    expect((await server.request('GET', '/api/mood', { token: person.token })).body).toEqual([]);
  });

  it('is sent to those who name it, and files also to those who take JSON, as refusals are', async () => {
    for (const accept of ['application/pdf', 'application/json', '*/*']) {
      const headers = { Accept: accept };
      const answer = await server.request('GET', '/api/assessment/report', { token: person.token, headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  });

  it('is said of each call that answers with a file', () => {
    const silent = allEndpoints.filter(({ reply, fileTypes = [] }) => (reply === 'file') !== fileTypes.length > 0);
    expect(silent.map(callName)).toEqual([]);
  });
});
