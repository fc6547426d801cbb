import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { setupSteps } from '../../domain/setup-steps.ts';
import { registerPerson, registration, signedInAdmin, signedInCounsellor } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';
import { isLong } from '../test/long-form.ts';

const server = serverForAll();
let admin: SignedInPerson;
let counsellor: SignedInPerson;
beforeAll(async () => {
  admin = await signedInAdmin(server);
  counsellor = await signedInCounsellor(server);
});

/** What stands in an address that names one of a list. */
const inAddress: Record<string, string> = { kind: 'city', step: String(setupSteps[0]) };

const callsWithBody = allEndpoints
  // A form is none of ours: back-channel-logout.test.ts sends it bad ones.
  .filter(({ body, form }) => body && !form)
  .map(({ method, path, access, largestBody = 65_536 }, turn) => ({
    turn,
    method,
    path: path.replaceAll(/:(\w+)/g, (_, name: string) => inAddress[name] ?? 'x'),
    access,
    largestBody,
  }));

/** In the short form each call gets one of several that say the same: all of them are sent to some. */
const oneOf = <T>(all: readonly T[], turn: number) => all.filter((_, at) => isLong || at === turn % all.length);

const brokenJson = [
  '{',
  '{"email":"a@example.org",}',
  '{"a":1}{',
  "{'a':1}",
  'undefined',
  '{"a":NaN}',
  '\u0000',
  '<xml/>',
];
const noObjects = ['null', '[]', '[{}]', '"text"', '7', 'true', ''];
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
];

describe.each(callsWithBody)('$method $path', ({ turn, method, path, access, largestBody }) => {
  const send = (raw: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>) =>
    server.request(method, path, { token: access === 'counsellor' ? counsellor.token : admin.token, raw, headers });

  test.each(oneOf(brokenJson, turn))('answers 400 to the broken JSON %j', async (raw) => {
    const answer = await send(raw);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('broken_json');
    expect(answer.body.msg).toMatch(/^[A-Z].+\.$/);
  });

  test.each(oneOf(noObjects, turn))('answers 400 to %s, which is no object', async (raw) => {
    const answer = await send(raw);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('not_an_object');
  });

  test('answers 400 to bytes that are no UTF-8 inside a text, or stores none of them', async () => {
    const answer = await send(new Uint8Array([0x7b, 0x22, 0x61, 0xff, 0xfe, 0x22, 0x7d]));
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toMatch(/\w/);
  });

  test.each(oneOf(['__proto__', 'constructor'], turn))('is not moved by %s', async (key) => {
    const answer = await send(`{"${key}":{"prototype":{"role":"admin"},"role":"admin"},"role":"admin"}`);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    expect(Reflect.get({}, 'role')).toBeUndefined();
  });

  test(`takes ${largestBody / 1024} KiB and refuses one byte more with 413`, async () => {
    const fill = (bytes: number) => `{"fill":"${'x'.repeat(bytes - 11)}"}`;
    expect((await send(fill(largestBody))).status).not.toBe(413);
    const answer = await send(fill(largestBody + 1));
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({ msg: 'That’s too much text to send in one go.', code: 'too_large' });
    // Bytes that no call takes are counted by one piece for all of them.
    if (isLong || turn % 10 === 0) expect((await send(fill(5_000_000))).status).toBe(413);
  });

  test.each(oneOf(otherTypes, turn))('answers 415 to %s', async (type) => {
    const answer = await send('{}', { 'Content-Type': type });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('not_json');
  });
});

describe('a body in pieces, without a length', () => {
  test('is refused with 413 once it is over 64 KiB', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(16_384))),
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    };
    const answer = await fetch(`${server.url}/api/auth/login`, init).catch(() => undefined);
    // The server hangs up on an endless sender; whether the answer still comes through is up to the network.
    expect([413, undefined]).toContain(answer?.status);
    expect((await server.request('GET', '/api/health')).status).toBe(200);
  });
});

describe('unknown calls', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/auth'],
    ['POST', '/api/auth/login/'],
    ['GET', '/api/auth/me/x.css'],
    ['POST', '/api/Auth/Login'],
  ])('answers 404 as JSON: %s %s', async (method, path) => {
    for (const token of [undefined, admin.token]) {
      const answer = await server.request(method, path, { token });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ msg: 'There’s nothing at this address.', code: 'unknown_call' });
    }
  });

  test.each(['/api/questions/%', '/api/questions/%E0%A4%A', `/api/questions/${'x'.repeat(600)}`])(
    'the unreadable path %s answers 404 as JSON',
    async (path) => {
      const answer = await server.request('PATCH', path, { token: admin.token });
      expect(answer.status).toBe(404);
      expect(answer.body.msg).toMatch(/\w/);
    },
  );
});

describe('a fault of ours', () => {
  const own = serverForAll();
  let said: number;
  beforeEach(() => {
    said = own.logLines().length;
  });
  const lines = () => own.logLines().slice(said);

  test('answers 500 without a word about the inside, and leaves one line', async () => {
    const { token } = await registerPerson(own);
    await own.owner.schema.alterTable('moods').renameTo('gone').execute();
    const answer = await own.request('GET', '/api/mood', { token });
    await own.owner.schema.alterTable('gone').renameTo('moods').execute();
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      msg: 'Something went wrong on our side. Please try again in a moment.',
      code: 'server_fault',
    });
    expect(lines().filter((line) => line.includes('"fault"'))).toHaveLength(1);
  });

  test('a row that the database refuses leaves a line without its values', async () => {
    await own.owner.schema
      .alterTable('users')
      .addCheckConstraint('no_canaries', sql`name not like 'Canary%'`)
      .execute();
    const body = registration({ name: 'Canary Name', ailments: 'canary ailment' });
    const answer = await own.request('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(500);
    const log = lines().join('\n');
    expect(log).toContain('no_canaries');
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain(body['email']);
    await own.owner.schema.alterTable('users').dropConstraint('no_canaries').execute();
  });
});
