import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { traceStatement } from '../observability/tracing/tracing.ts';

/** Texts that are remembered: of more, the one goes that was not said for the longest time. */
const mostTexts = 500;

/** A text is prepared from its third call on: one that is hardly ever said is not worth keeping. */
const unnamedCalls = 2;

/** A connection that has prepared more is given up when it is free: each costs the database memory until then. */
const mostNames = 2 * mostTexts;

/** After a change of its table, a prepared `select *` would fail on each connection that had prepared it. */
const readsAllColumns = /\b(?:select|returning) (?:"\w+"\.)?\*/;

/** How often a text was said, or its name; the one that was said last stands last. */
const texts = new Map<string, number | string>();

/**
 * The name under which a statement is prepared, undefined for one that is not. It follows from the text alone: behind a
 * pooler a connection may know it from another process, and a text that was forgotten gets the same one again.
 */
function statementName(text: string): string | undefined {
  const known = texts.get(text);
  if (known === undefined && readsAllColumns.test(text)) return undefined;
  texts.delete(text);
  const next = typeof known === 'string' ? known : afterCall(text, (known ?? 0) + 1);
  texts.set(text, next);
  const [oldest] = texts.keys();
  if (texts.size > mostTexts && oldest !== undefined) texts.delete(oldest);
  return typeof next === 'string' ? next : undefined;
}

function afterCall(text: string, calls: number): number | string {
  return calls > unnamedCalls ? `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}` : calls;
}

/** The pool as Kysely uses it, with every statement that has parameters prepared once a connection. */
export function withStatementNames(pool: PostgresPool): PostgresPool {
  const named = new WeakMap<PostgresPoolClient, ReadonlySet<string>>();
  return {
    ...pool,
    connect: async () => {
      const client = await pool.connect();
      const names = named.get(client) ?? nameStatements(client);
      named.set(client, names);
      // The pool gives the connection another `release` each time.
      const { release } = client;
      client.release = (isBroken = false) => release.call(client, isBroken || names.size > mostNames);
      return client;
    },
  };
}

/** Returns the names that are prepared on the connection. */
function nameStatements(client: PostgresPoolClient): ReadonlySet<string> {
  const names = new Set<string>();
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const named = (...words: unknown[]): unknown => {
    const [text, values] = words;
    // The form that Kysely uses; others, the pool's own among them, stay as they are.
    const isKyselys = words.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isKyselys ? statementName(text) : undefined;
    if (name !== undefined) names.add(name);
    const run = () => (isKyselys ? query({ text, values, name }) : query(...words));
    return typeof text === 'string' ? traceStatement(text, run) : run();
  };
  Object.assign(client, { query: named });
  return names;
}
