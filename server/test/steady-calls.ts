import { setTimeout as wait } from 'node:timers/promises';

/** One call, as its sender saw it. */
export interface SentCall {
  kind: string;
  status: number;
  retryAfter: string | null;
  /** Milliseconds from the first one on, at which it was sent, and those that its answer took. */
  at: number;
  ms: number;
}

interface CallKind {
  kind: string;
  method: string;
  path: string;
  body?: () => object;
}

const kinds: readonly CallKind[] = [
  { kind: 'me', method: 'GET', path: '/api/auth/me' },
  { kind: 'mood', method: 'POST', path: '/api/mood', body: () => ({ mood: 'calm' }) },
  { kind: 'moods', method: 'GET', path: '/api/mood' },
  { kind: 'history', method: 'GET', path: '/api/assessment/history?type=GAD-7' },
  { kind: 'statistics', method: 'GET', path: '/api/admin/stats/overview' },
  {
    kind: 'login',
    method: 'POST',
    path: '/api/auth/login',
    body: () => ({ email: 'nobody@example.org', password: 'x' }),
  },
  { kind: 'ready', method: 'GET', path: '/api/ready' },
  // It asks no database: what it takes is the machine's.
  { kind: 'page', method: 'GET', path: '/nothing-here' },
  { kind: 'health', method: 'GET', path: '/api/health' },
];

/** Sends calls of every kind, by so many senders each with such pauses, until it is told to stop. */
export function startSteadyCalls(
  address: string,
  tokens: { person: string; admin: string },
  { senders, pauseMs }: { senders: number; pauseMs: number },
) {
  const sent: SentCall[] = [];
  const begun = performance.now();
  const over = new AbortController();
  async function keepSending({ kind, method, path, body }: CallKind): Promise<void> {
    const token = path.startsWith('/api/admin/') ? tokens.admin : tokens.person;
    while (!over.signal.aborted) {
      const at = performance.now();
      const { status, headers } = await fetch(`${address}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body()) }),
      });
      const ms = performance.now() - at;
      sent.push({ kind, status, retryAfter: headers.get('retry-after'), at: at - begun, ms });
      await wait(pauseMs);
    }
  }
  const sending = Array.from({ length: senders }, () => kinds.map(keepSending)).flat();
  return {
    now: () => performance.now() - begun,
    answered: () => sent.length,
    stop: async () => {
      over.abort();
      await Promise.all(sending);
      return sent;
    },
  };
}

const usual = [200, 201, 401, 429];

const wellAnswered = ({ kind, status }: SentCall) => kind === 'page' || usual.includes(status);

/** What the calls of a stretch of time got: a line of a table. */
export function summarise(name: string, calls: readonly SentCall[]) {
  const share = (some: readonly SentCall[]) => `${Math.round((100 * some.length) / Math.max(1, calls.length))} %`;
  const others = calls.filter((call) => !wellAnswered(call) && call.status !== 503);
  const slowest = calls.toSorted((a, b) => b.ms - a.ms)[0];
  return {
    name,
    calls: calls.length,
    served: calls.filter(wellAnswered).length,
    share: share(calls.filter(wellAnswered)),
    refused: calls.filter(({ status }) => status === 503).length,
    others: others.map(({ kind, status }) => `${kind} ${status}`),
    longestMs: Math.round(slowest?.ms ?? 0),
    slowest: slowest && `${slowest.kind} ${slowest.status}`,
  };
}
