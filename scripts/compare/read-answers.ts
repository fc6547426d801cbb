import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import { offeredMoods } from '../../domain/moods.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import type { OwnServer } from '../security/own-server.ts';
import { withoutMoment } from './differences.ts';

export interface Reading {
  status: number;
  type: string | null;
  total: string | null;
  body: unknown;
}

interface NamedReading {
  /** Who reads what. */
  name: string;
  /** What is read, without its words; undefined where something was sent. */
  path?: string;
  reading: Reading;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What the board is told of: days that have ended, and as many before them. */
const lastQuarter = `from=${daysAgo(91)}&to=${daysAgo(1)}`;

/** Of what a call without its own words would leave out, or refuse. */
const worded = [
  ...instrumentTypes.map((type) => `/api/assessment/history?type=${type}`),
  ...['overview', 'severity', 'mood-distribution', 'average-scores', 'daily-submissions'].flatMap((name) =>
    ['period=30d', 'period=1y'].map((query) => `/api/admin/stats/${name}?${query}`),
  ),
  ...['board-report.pdf', 'exports/board-report.csv'].flatMap((name) =>
    ['', ...workListKinds.map((kind) => `&by=${kind}`)].map((by) => `/api/admin/${name}?${lastQuarter}${by}`),
  ),
  ...['stats/groups', 'exports/groups.csv'].flatMap((name) =>
    workListKinds.map((kind) => `/api/admin/${name}?by=${kind}&period=1y`),
  ),
  '/api/admin/employees?q=an&limit=5',
  '/api/admin/people?q=an',
];

/** Folders of calls that are about one person each. */
const aboutPerson = /^\/api\/admin\/(?:employees|employee-details|people|record-access)\/:id/;

/** Drawn by each server for itself. */
const drawn = ['/api/push/key', '/api/sessions'];

/** And where what is read has to be named first, and there is nothing in the demo to name. */
export const notRead = allEndpoints
  .filter(({ method, path }) => method === 'GET' && path.includes(':') && !aboutPerson.test(path))
  .map(({ path }): string => path)
  .concat(drawn);

function addresses(personId: string): string[] {
  const read = allEndpoints.filter(({ method, path }) => method === 'GET' && !notRead.includes(path));
  return [...read.map(({ path }) => path.replace(':id', personId)), ...worded];
}

/** Every reading call, as an admin, an employee and a stranger; records that the employee makes; and all once more. */
export async function* walk(server: OwnServer): AsyncGenerator<NamedReading, undefined> {
  yield* readAnswers(server, '');
  yield* makeRecords(server);
  yield* readAnswers(server, 'then ');
}

async function* readAnswers({ url, tokens, personId }: OwnServer, when: string): AsyncGenerator<NamedReading> {
  const viewers = { admin: tokens.admin, employee: tokens.employee, stranger: undefined };
  for (const [viewer, token] of Object.entries(viewers))
    for (const address of addresses(personId)) {
      // It names its entries by the ids of records, which each server makes.
      if (when !== '' && address.endsWith('.fhir.json')) continue;
      const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
      const reply = await fetch(url + address, { headers, redirect: 'manual' });
      const [path = ''] = address.split('?');
      yield { name: `${when}${viewer} ${address}`, path, reading: await readingOf(reply) };
    }
}

async function* makeRecords({ url, tokens }: OwnServer): AsyncGenerator<NamedReading> {
  const headers = { Authorization: `Bearer ${tokens.employee}`, 'Content-Type': 'application/json' };
  const send = async (address: string, body: unknown) =>
    readingOf(await fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) }));
  const asked = await fetch(`${url}/api/questions/active`, { headers });
  const questions: { id: string; type: string }[] = await asked.json();
  yield { name: 'employee makes a mood', reading: await send('/api/mood', { mood: offeredMoods[0]?.emoji }) };
  for (const type of instrumentTypes) {
    const own = questions.filter((one) => one.type === type);
    const answers = Object.fromEntries(own.map(({ id }, place) => [id, place % 4] as const));
    const total = Object.values(answers).reduce((sum, value) => sum + value, 0);
    yield {
      name: `employee answers ${type}`,
      reading: await send('/api/assessment', { type, answers, total_score: total }),
    };
  }
}

async function readingOf(reply: Response): Promise<Reading> {
  const type = reply.headers.get('content-type');
  const bytes = Buffer.from(await reply.arrayBuffer());
  return {
    status: reply.status,
    type,
    total: reply.headers.get('x-total-count'),
    body: bodyOf(reply.url, /\bjson\b/.test(type ?? '') && bytes.length > 0 ? JSON.parse(bytes.toString()) : bytes),
  };
}

/** In the document of the API, and in the page of it, the order of calls says nothing. */
function bodyOf(url: string, body: unknown): unknown {
  if (url.endsWith('/api/openapi.json')) return inOrder(body);
  if (!Buffer.isBuffer(body)) return body;
  return url.endsWith('/api/docs')
    ? body
        .toString()
        .split(/\n|(?=<details)/)
        .toSorted()
    : withoutMoment(body);
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
}
