import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import type { TestDatabase } from '../../db/test-database.ts';
import { patientCallsTo } from '../../test/calls-to.ts';
import { isLong } from '../../test/long-form.ts';
import { goodPassword, registration } from '../../test/people.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';
import type { MainProcess } from '../../test/run-main.ts';
import { readTraceparent } from './tracing.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Received {
  resourceSpans: { resource: unknown; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

const received: Received[] = [];
const receivedHeaders: IncomingHttpHeaders[] = [];
/** As a collector does. */
async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push((await json(request)) as Received);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
}

let receiver: Server;
let database: TestDatabase;
let dataDir: string;
let settings: Record<string, string>;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    receivedHeaders.push(request.headers);
    void keep(request, response);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-traces-'));
  settings = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword };
});
afterAll(async () => {
  receiver.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

/** Tells each file that is loaded with anything of OpenTelemetry in it: what was built says in it where each part comes from. */
const tellModules = `
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    const loaded = next(url, context);
    if (String(loaded.source).includes('node_modules/@opentelemetry/')) process.stderr.write('LOADED ' + url + '\\n');
    return loaded;
  } });
`;

const stop = async (server: MainProcess) => {
  server.child.kill('SIGTERM');
  return server.ended;
};

test.runIf(isLong)('where no address is set, nothing of OpenTelemetry is even loaded', async () => {
  const server = runMain(settings, { preload: tellModules });
  const address = await server.ready;
  await fetch(`${address}/api/questions`, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
  expect((await stop(server)).errors).not.toContain('LOADED');
});

describe('with an address', () => {
  const traceId = 'c'.repeat(32);
  const account = { email: 'traced-person@example.org', password: 'Canary#Word77' };
  const person = registration({ ...account, name: 'Traced Name', ailments: 'traced ailment' });

  async function journey(more: Record<string, string>): Promise<MainProcess> {
    received.length = 0;
    const { port } = receiver.address() as AddressInfo;
    const server = runMain(
      {
        ...settings,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
        OTEL_SERVICE_NAME: 'wellness',
        ...more,
      },
      { preload: tellModules },
    );
    const address = await server.ready;
    const send = patientCallsTo(address);
    const headers = {
      'X-Forwarded-For': '203.0.113.77',
      traceparent: `00-${traceId}-${'d'.repeat(16)}-01`,
      tracestate: 'stranger=tracestate-word',
      baggage: 'stranger=baggage-word',
    };
    const call: typeof send = (method, path, options) => send(method, path, { ...options, headers });
    let { token } = (await call('POST', '/api/auth/register', { body: person })).body;
    token ??= (await call('POST', '/api/auth/login', { body: account })).body.token;
    await call('POST', '/api/mood', { body: { mood: 'happy' }, token });
    await call('PUT', '/api/safety-plan', { body: { safe_place: 'a traced place' }, token });
    await call('POST', '/api/call-back', { body: {}, token });
    await call('GET', '/api/auth/me', { token });
    await call('GET', `/api/nothing/${account.email}`, { token });
    await call('POST', '/api/auth/reset-password/a-traced-token', { body: { newPassword: 'Traced#Pass9' } });
    const { code } = await stop(server);
    expect(code).toBe(0);
    return server;
  }

  test('calls have spans by their pattern, with their statements inside, and the last ones are sent at the stop', async () => {
    const server = await journey({});
    expect(server.errors()).toContain('LOADED');
    const names = spans().map(({ name }) => name);
    // One name for all that records how someone is, in the call and in its statements.
    expect(names).toContain('POST record');
    expect(
      names.filter((name) =>
        /^(?!select).*(?:call_back|safety_plan|\bmoods)|api\/(?:call-back|safety-plan|mood)/.test(name),
      ),
    ).toEqual([]);
    const mood = spans().find(({ name }) => name === 'POST record');
    expect(mood?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
    const inside = spans().filter(({ parentSpanId }) => parentSpanId === mood?.spanId);
    expect(inside.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^(?:insert|with|select) ?\w*$/));
    expect(inside.every((span) => span.traceId === mood?.traceId)).toBe(true);
    expect(JSON.stringify(received[0]?.resourceSpans[0]?.resource)).toContain('wellness');
    expect(receivedHeaders[0]?.['x-key']).toBe('a b');
  });

  test('nothing about a person is in any of them', async () => {
    await journey({ TRUST_PROXY: '1' });
    const all = JSON.stringify(received);
    expect(spans().length).toBeGreaterThan(10);
    expect(all).not.toMatch(/traced|happy|mood":|203\.0\.113\.77|evk_|@example|select .* from .* where/i);
    expect(all).not.toMatch(/tracestate-word|baggage-word/);
    expect(all).not.toContain(account.password);
    // No id of a row, nor a value of a statement.
    expect(all).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/);
    const keys = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual([
      'db.query.summary',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ]);
  });

  test.runIf(isLong)('whose trace a call belongs to is believed to a proxy, and to no one else', async () => {
    await journey({});
    expect(spans().map((span) => span.traceId)).not.toContain(traceId);
    await journey({ TRUST_PROXY: '1' });
    expect(spans().map((span) => span.traceId)).toContain(traceId);
    expect(spans().find(({ name }) => name === 'GET /api/auth/me')).toMatchObject({ parentSpanId: 'd'.repeat(16) });
  });

  test.runIf(isLong)('a receiver that is away keeps no call waiting and no process from its end', async () => {
    const server = runMain({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await fetch(`${await server.ready}/api/health`)).status).toBe(200);
    expect((await stop(server)).code).toBe(0);
  });
});

test.each([
  ['01-' + 'a'.repeat(32) + '-' + 'b'.repeat(16) + '-01'],
  ['00-' + '0'.repeat(32) + '-' + 'b'.repeat(16) + '-01'],
  ['00-' + 'a'.repeat(32) + '-' + '0'.repeat(16) + '-01'],
  ['00-' + 'A'.repeat(32) + '-' + 'b'.repeat(16) + '-01'],
  ['00-' + 'a'.repeat(32) + '-' + 'b'.repeat(16) + '-01\n'],
  ['00-' + 'a'.repeat(32) + '-' + 'b'.repeat(16) + '-01-more'],
  [['00-' + 'a'.repeat(32) + '-' + 'b'.repeat(16) + '-01', 'twice']],
  [undefined],
])('no other form of traceparent is taken: %j', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});
