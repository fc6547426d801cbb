import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { call, callFile, newIdempotencyKey } from './api-client.ts';
import { CallError } from './call-error.ts';
import { configureCalls } from './call-surroundings.ts';

const open = 'POST /api/auth/forgot-password';
const thing = 'GET /api/admin/employee-details/:id';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };
let unauthorised: string[];
let token: string | null;

const server = createServer((request, response) => {
  // A connection that the server has closed meanwhile must not be given to the next test.
  response.setHeader('Connection', 'close');
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    seen = { method: request.method, url: request.url, headers: request.headers, body };
    answer(request, response);
  });
});

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(
  () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    }),
);

beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  unauthorised = [];
  token = 'a-token';
  configureCalls({
    origin: `http://127.0.0.1:${port}`,
    token: () => token,
    onUnauthorised: (refused) => unauthorised.push(refused),
  });
});

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('what is sent', () => {
  test('a call that anyone may make carries no token', async () => {
    answerWith(200, { ok: true });
    expect(await call(open, { body: { email: 'é' } })).toEqual({ ok: true });
    expect(seen.method).toBe('POST');
    expect(seen.headers.authorization).toBeUndefined();
    expect(seen.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen.body)).toEqual({ email: 'é' });
  });

  test('a signed-in call carries the token of that moment', async () => {
    answerWith(200, { ok: true });
    token = 'another';
    await call(thing, { params: { id: '1' } });
    expect(seen.headers.authorization).toBe('Bearer another');
  });

  test('parameters are encoded, and query values that are missing are left out', async () => {
    answerWith(200, { ok: true });
    await call(thing, { params: { id: '../a b/c' } });
    expect(seen.url).toBe('/api/admin/employee-details/..%2Fa%20b%2Fc');
    await call('GET /api/admin/employees', { query: { state: 'Uttar Pradesh', city: undefined } });
    expect(seen.url).toBe('/api/admin/employees?state=Uttar+Pradesh');
  });

  test('an idempotency key goes along', async () => {
    answerWith(200, { ok: true });
    await call(open, { body: { email: '' }, idempotencyKey: 'k-1' });
    expect(seen.headers['idempotency-key']).toBe('k-1');
  });

  test('no two keys are the same', () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });
});

describe('what comes back', () => {
  test('a file comes as bytes', async () => {
    answerWith(200, 'PDF', { 'Content-Type': 'application/pdf' });
    expect(await (await callFile('GET /api/assessment/report')).text()).toBe('PDF');
  });

  test('a success that is no JSON counts as nothing', async () => {
    answerWith(200, '<p>proxy</p>');
    expect(await call(open, { body: { email: '' } })).toBeUndefined();
  });

  test('a refusal keeps the words of the server', async () => {
    const body = { msg: 'Wait', code: 'too_many_attempts', fields: { email: 'No', odd: 4 } };
    answerWith(429, body, { 'Retry-After': '12' });
    const failure = await failureOf(call(open, { body: { email: '' } }));
    expect(failure).toMatchObject({
      status: 429,
      msg: 'Wait',
      code: 'too_many_attempts',
      fields: { email: 'No' },
      retryAfter: 12,
    });
  });

  test('a refusal without words has none', async () => {
    answerWith(502, '<html>bad gateway</html>');
    const failure = await failureOf(call(open, { body: { email: '' } }));
    expect([failure.status, failure.msg]).toEqual([502, undefined]);
  });

  test('no answer at all is status 0', async () => {
    answer = (request) => request.socket.destroy();
    const failure = await failureOf(call(open, { body: { email: '' } }));
    expect([failure.status, failure.msg]).toEqual([0, undefined]);
  });

  test('an aborted call is no failed call', async () => {
    const leaving = new AbortController();
    answer = () => leaving.abort();
    const error = await call(thing, { params: { id: '1' }, signal: leaving.signal }).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(CallError);
  });
});

test('a file has half a minute to begin, and then minutes to come whole', async () => {
  const limits: { ms: number; end: AbortController }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    limits.push({ ms, end });
    return end.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  const finished = Promise.withResolvers<void>();
  answer = (_request, response) => {
    response.write('first ');
    void finished.promise.then(() => response.end('last'));
  };
  const file = callFile('GET /api/assessment/report');
  await expect.poll(() => limits.map(({ ms }) => ms)).toEqual([30_000, 300_000]);
  limits[0]?.end.abort();
  finished.resolve();
  expect(await (await file).text()).toBe('first last');

  answer = (_request, response) => response.write('first ');
  const stuck = callFile('GET /api/assessment/report');
  await expect.poll(() => limits).toHaveLength(4);
  limits[3]?.end.abort();
  expect((await failureOf(stuck)).status).toBe(0);

  const stored = callFile('POST /api/mood', { body: { mood: '🙂' }, idempotencyKey: 'k-1' });
  await expect.poll(() => limits).toHaveLength(5);
  limits[4]?.end.abort();
  expect((await failureOf(stored)).status).toBe(0);

  answer = () => limits[5]?.end.abort();
  expect((await failureOf(callFile('GET /api/assessment/report'))).status).toBe(0);
});

describe('a token that is no longer taken', () => {
  test('is told once the answer is 401', async () => {
    answerWith(401, { msg: 'Please sign in to continue.' });
    await failureOf(call(thing, { params: { id: '1' } }));
    expect(unauthorised).toEqual(['a-token']);
  });

  test('is not told when another has taken its place meanwhile', async () => {
    answerWith(401, { msg: 'Please sign in to continue.' });
    const refuse = answer;
    answer = (request, response) => {
      token = 'newer';
      refuse(request, response);
    };
    expect(await failureOf(call(thing, { params: { id: '1' } }))).toMatchObject({ status: 401 });
    expect(unauthorised).toEqual([]);
  });

  test('is not told for a wrong password', async () => {
    answerWith(401, { msg: 'That email or password isn’t right.' });
    await failureOf(call(open, { body: { email: '' } }));
    expect(unauthorised).toEqual([]);
  });
});
