import type pg from 'pg';
import { makeRecordId } from '../server/db/record-id.ts';

/** What the server sends to the database for one request, in order. `client` tells connections apart. */
export interface Statement {
  client: number;
  query: { text: string; name?: string; values?: unknown[] };
}

/** Notes every statement that goes through a pool while it is asked to. */
export class Recorder {
  #statements: Statement[] | undefined;

  constructor(pool: pg.Pool) {
    let clients = 0;
    pool.on('connect', (client) => {
      const number = (clients += 1);
      const query = client.query.bind(client) as (...words: unknown[]) => unknown;
      const noted = (...words: unknown[]): unknown => {
        const [first, second] = words;
        if (typeof first === 'string') this.#note(number, { text: first, values: listOf(second) });
        else if (isQuery(first)) this.#note(number, { ...first, values: listOf(first.values ?? second) });
        return query(...words);
      };
      client.query = noted as typeof client.query;
    });
  }

  #note(client: number, { text, name, values }: Statement['query']): void {
    this.#statements?.push({ client, query: { text, ...(name !== undefined && { name }), ...(values && { values }) } });
  }

  async during(work: () => Promise<unknown>): Promise<Statement[]> {
    this.#statements = [];
    await work();
    const recorded = this.#statements;
    this.#statements = undefined;
    return recorded;
  }
}

const listOf = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? [...value] : undefined);

function isQuery(value: unknown): value is Statement['query'] {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** Whom a request is from. */
export interface Person {
  id: string;
  token: string;
  tokenHash: Buffer;
}

interface Replayed {
  statements: readonly Statement[];
  from: Person;
  /** When it was recorded. Milliseconds. */
  at: number;
}

/** Ids of records are microseconds; no other number is as large. */
const isRecordId = (value: unknown): boolean => typeof value === 'number' && value > 1e15;

/**
 * Sends the statements of one request again, for someone else and now: the person's id and session, the times and the
 * number of the new row take the place of those that were recorded. Those of one connection stay on one, and those that
 * the server sends for many requests at once are sent for many here.
 */
export function replayer(pool: pg.Pool, { statements, from, at }: Replayed): (to: Person) => Promise<void> {
  const freshFor = (to: Person) => {
    const later = Date.now() - at;
    const freshOf = (value: unknown): unknown => {
      if (value === from.id) return to.id;
      if (isRecordId(value)) return makeRecordId();
      if (value instanceof Buffer && value.equals(from.tokenHash)) return to.tokenHash;
      return value instanceof Date ? new Date(value.getTime() + later) : value;
    };
    return freshOf;
  };
  const send = async (run: readonly Statement[], people: readonly Person[]) => {
    const client = await pool.connect();
    try {
      const fresh = people.map(freshFor);
      const valueFor = (value: unknown): unknown => {
        if (isListOfOne(value)) return fresh.map((freshOf) => freshOf(value[0]));
        return Array.isArray(value) ? value.map(valueFor) : fresh[0]?.(value);
      };
      for (const { query } of run) await client.query({ ...query, values: query.values?.map(valueFor) });
    } finally {
      client.release();
    }
  };
  const steps = connectionsOf(statements).map((run) =>
    run.every(isOfMany) ? inBatches((people: readonly Person[]) => send(run, people)) : (to: Person) => send(run, [to]),
  );
  return async (to) => {
    for (const step of steps) await step(to);
  };
}

const isListOfOne = (value: unknown): value is [unknown] => Array.isArray(value) && value.length === 1;

/** Sent for one request, it has lists of one; what stands beside them, such as the roles that need a second factor, is the same for all. */
const isOfMany = ({ query: { values = [] } }: Statement): boolean => values.some(isListOfOne);

/** As the server's own batches (`server/db/batch-loader.ts`): what waits goes together, 64 at most, and two at once. */
export function inBatches<Item>(send: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: { item: Item; done: PromiseWithResolvers<void> }[] = [];
  let underWay = 0;
  const begin = () => {
    if (underWay >= 2 || waiting.length === 0) return;
    underWay += 1;
    setImmediate(() => void run());
  };
  const run = async () => {
    const taken = waiting.slice(0, 64);
    waiting = waiting.slice(64);
    try {
      if (taken.length > 0) await send(taken.map(({ item }) => item));
      for (const { done } of taken) done.resolve();
    } catch (fault) {
      for (const { done } of taken) done.reject(fault);
    }
    underWay -= 1;
    begin();
  };
  return (item) => {
    const done = Promise.withResolvers<void>();
    waiting.push({ item, done });
    begin();
    return done.promise;
  };
}

/** Parts of the list that one connection was held for: a transaction, or a single statement. */
export function connectionsOf(statements: readonly Statement[]): Statement[][] {
  const runs: Statement[][] = [];
  let isOpen = false;
  for (const statement of statements) {
    if (isOpen) runs.at(-1)?.push(statement);
    else runs.push([statement]);
    if (/^(begin|start transaction)/i.test(statement.query.text)) isOpen = true;
    if (/^(commit|rollback)/i.test(statement.query.text)) isOpen = false;
  }
  return runs;
}
