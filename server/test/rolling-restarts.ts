import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { registration } from './people.ts';
import { findProxy, proxyEnv } from './proxies.ts';
import { runMain } from './run-main.ts';
import type { MainProcess } from './run-main.ts';
import { codeOf } from '../core/error-code.ts';

interface RollingRestarts {
  /** Where files of the proxy may lie. */
  folder: string;
  /** Of both processes, with the database that they share. */
  settings: Record<string, string>;
  /** Stops of one process, in turns. */
  restarts: number;
  /** At least; calls go on until the restarts are over. */
  calls: number;
  callsPerSecond: number;
}

interface RollingResult {
  sent: number;
  /** What came of those that were not answered as they should, and how many of each. */
  failed: Record<string, number>;
  /** How many the program itself told to come again, as a machine does that others use. The proxy's own 503 is a failure. */
  refused: number;
  exitCodes: (number | null)[];
  slowestMs: number;
}

const drainSeconds = 3;

/** HAProxy as Debian has it, with nothing but a check: no call is ever sent twice. */
const proxyFile = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 65s
  # Else a check that is not answered within half a second fails: that says how busy this machine is.
  timeout check 10s
frontend calls
  bind 127.0.0.1:${port}
  default_backend evenkeel
backend evenkeel
  option httpchk GET /api/ready?for=reading
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 2
${servers.map((at, index) => `  server s${index} 127.0.0.1:${at}`).join('\n')}
`;

/** Two processes behind HAProxy, restarted in turns under a steady stream of calls that read and calls that store. */
export async function restartInTurns(options: RollingRestarts): Promise<RollingResult> {
  const haproxy = findProxy('haproxy');
  if (haproxy === undefined) throw new Error('haproxy is not here; npm test unpacks it');
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const [front, ...backs] = ports;
  const file = join(options.folder, 'haproxy.cfg');
  writeFileSync(file, proxyFile(front, backs));
  const start = async (port: number): Promise<MainProcess> => {
    const server = runMain({ ...options.settings, PORT: String(port), DRAIN_SECONDS: String(drainSeconds) });
    await server.ready;
    return server;
  };
  const servers = [await start(backs[0] ?? 0), await start(backs[1] ?? 0)];
  const proxy = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore', env: proxyEnv });
  const result: RollingResult = { sent: 0, failed: {}, refused: 0, exitCodes: [], slowestMs: 0 };
  const over = new AbortController();
  // Else one that does not start would be waited for as long as the test may take.
  proxy.once('exit', (code) => over.abort(new Error(`HAProxy ended by itself (${code})`)));
  try {
    await isServed(front, over.signal);
    const token = await register(front);
    const sending = sendSteadily(front, token, options, result, over.signal);
    for (let count = 0; count < options.restarts; count += 1) {
      const index = count % 2;
      const old = servers[index];
      old?.child.kill('SIGTERM');
      result.exitCodes.push((await old?.ended)?.code ?? null);
      servers[index] = await start(backs[index] ?? 0);
      // The proxy has seen it, and sends to both again, before the other one goes.
      await wait(2000);
    }
    over.abort();
    await sending;
    return result;
  } finally {
    over.abort();
    for (const { child } of servers) child.kill('SIGINT');
    await Promise.all(servers.map(({ ended }) => ended));
    proxy.kill('SIGKILL');
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Sent {
  method: string;
  path: string;
  token?: string;
  body?: object;
}

function send(port: number, { method, path, token, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const content = body && JSON.stringify(body);
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(content !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(content),
      }),
    };
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(content);
  });
}

async function isServed(port: number, over: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await send(port, { method: 'GET', path: '/api/ready' }).catch(() => undefined);
    if (answer?.status === 200) return;
    await wait(100, undefined, { signal: over });
  }
}

async function register(port: number): Promise<string> {
  const { status, text } = await send(port, { method: 'POST', path: '/api/auth/register', body: registration() });
  if (status !== 201) throw new Error(`registering answered ${status}`);
  return String(JSON.parse(text).token);
}

async function sendSteadily(
  port: number,
  token: string,
  { calls, callsPerSecond }: RollingRestarts,
  result: RollingResult,
  over: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const underWay: Promise<void>[] = [];
  while (!over.aborted || result.sent < calls) {
    const due = ((performance.now() - begun) / 1000) * callsPerSecond;
    for (; result.sent < due; result.sent += 1) underWay.push(sendOne(port, token, result));
    await wait(5);
  }
  await Promise.all(underWay);
}

async function sendOne(port: number, token: string, result: RollingResult): Promise<void> {
  const asked = performance.now();
  const kinds: readonly Sent[] = [
    { method: 'GET', path: '/api/auth/me', token },
    { method: 'GET', path: '/api/help-lines' },
    { method: 'POST', path: '/api/mood', token, body: { mood: 'calm' } },
  ];
  const kind = kinds[result.sent % kinds.length] ?? { method: 'GET', path: '/api/help-lines' };
  // One person may store so many in an hour; to be told so has asked the database, too.
  const expected = kind.method === 'GET' ? [200] : [201, 429];
  const outcome = await send(port, kind).then(
    ({ status, text }) => {
      if (expected.includes(status)) return undefined;
      return status === 503 && text.includes('"unavailable"') ? 'refused' : String(status);
    },
    (error: unknown) => codeOf(error) ?? 'broken',
  );
  result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - asked));
  if (outcome === 'refused') result.refused += 1;
  else if (outcome !== undefined) result.failed[outcome] = (result.failed[outcome] ?? 0) + 1;
}
