import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { traceStatement } from '../tracing/tracing.ts';

/** Texts that get a name. Each costs every connection some memory, so what is made up anew each time must not fill it. */
const mostTexts = 500;

/** A text is prepared from its third call on: one that is hardly ever said is not worth keeping. */
const unnamedCalls = 2;

/** After a change of its table, a prepared `select *` would fail on each connection that had prepared it. */
const readsAllColumns = /\b(?:select|returning) (?:"\w+"\.)?\*/;

/** How often a text was said, or its name. */
const texts = new Map<string, number | string>();

/**
 * The name under which a statement is prepared, undefined for one that is not. It follows from the text alone: behind a
 * pooler a connection may know it from another process.
 */
export function statementName(text: string): string | undefined {
  const known = texts.get(text);
  if (typeof known === 'string') return known;
  if (known === undefined && (texts.size >= mostTexts || readsAllColumns.test(text))) return undefined;
  const calls = (known ?? 0) + 1;
  const name = calls > unnamedCalls ? `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}` : undefined;
  texts.set(text, name ?? calls);
  return name;
}

/** The pool as Kysely uses it, with every statement that has parameters prepared once a connection. */
export function withStatementNames(pool: PostgresPool): PostgresPool {
  const named = new WeakSet<PostgresPoolClient>();
  return {
    ...pool,
    connect: async () => {
      const client = await pool.connect();
      if (!named.has(client)) nameStatements(client);
      named.add(client);
      return client;
    },
  };
}

function nameStatements(client: PostgresPoolClient): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const named = (...words: unknown[]): unknown => {
    const [text, values] = words;
    // The form that Kysely uses; others, the pool's own among them, stay as they are.
    const isKyselys = words.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const run = () => (isKyselys ? query({ text, values, name: statementName(text) }) : query(...words));
    return typeof text === 'string' ? traceStatement(text, run) : run();
  };
  Object.assign(client, { query: named });
}
