import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { describeFault } from '../../core/fault-description.ts';
import { currentCall } from '../../core/current-call.ts';
import type { SecurityContext } from '../context.ts';
import { insertSecurityEvent } from './security-events.queries.ts';
import type { NewSecurityEvent } from './security-events.queries.ts';

type Needs = Pick<SecurityContext, 'db' | 'now' | 'log'>;
type Row = Omit<NewSecurityEvent, 'now'>;

/** Milliseconds in which what is alike is one row, and another with their number where there were more. */
const gatheredFor = 60_000;

/**
 * New rows a minute in this process: of those who are signed in, and of strangers, who need nothing to come as often as
 * they like. Past it what is refused is counted together, without a person and a call.
 */
const mostRows = { session: 1000, stranger: 60 };

interface Entry {
  row: Row;
  /** Told at this many, and not before. */
  from: number;
  seen: number;
  /** Of those that were seen, how many stand in rows. */
  told: number;
}

interface Counts {
  entries: Map<string, Entry>;
  rows: { session: number; stranger: number };
  timer: NodeJS.Timeout | undefined;
  writing: Set<Promise<void>>;
}

const countsOf = new WeakMap<Kysely<Database>, Counts>();

function find(db: Kysely<Database>): Counts {
  const known = countsOf.get(db);
  if (known) return known;
  const fresh: Counts = { entries: new Map(), rows: { session: 0, stranger: 0 }, timer: undefined, writing: new Set() };
  countsOf.set(db, fresh);
  return fresh;
}

interface Counting {
  by: 'session' | 'stranger';
  /** Only so many of a minute are worth a row. */
  from?: number;
}

/** Counts one, and writes a row where it is the first of its minute. Waits for nothing. */
export function countRefusal(needs: Needs, event: Row, { by, from = 1 }: Counting): void {
  const counts = find(needs.db);
  const row = { ...event, call: currentCall() ?? null };
  const key = JSON.stringify([row.action, row.personId, row.call?.route, row.detail]);
  const entry = counts.entries.get(key) ?? begin(needs, counts, { key, row, by, from });
  entry.seen += 1;
  if (entry.seen === entry.from) tell(needs, counts, entry);
}

function begin(
  needs: Needs,
  counts: Counts,
  { key, row, by, from }: Required<Counting> & { key: string; row: Row },
): Entry {
  counts.timer ??= setTimeout(() => void settleRefusals(needs), gatheredFor).unref();
  const isRoom = counts.rows[by] < mostRows[by];
  const shared = JSON.stringify([row.action, by]);
  const place = isRoom ? key : shared;
  const known = counts.entries.get(place);
  if (known) return known;
  counts.rows[by] += 1;
  const fresh = {
    row: isRoom ? row : { action: row.action, detail: { gathered: by }, call: null },
    from,
    seen: 0,
    told: 0,
  };
  counts.entries.set(place, fresh);
  return fresh;
}

function tell({ db, now, log }: Needs, { writing }: Counts, entry: Entry): void {
  const times = entry.seen - entry.told;
  if (times === 0) return;
  entry.told = entry.seen;
  const written = insertSecurityEvent(db, { ...entry.row, times, now: now() })
    .catch((error: unknown) => log.error({ event: 'evidence_not_recorded', fault: describeFault(error) }))
    .then(() => void writing.delete(written));
  writing.add(written);
}

/** Writes what was counted since its row, and waits until all is written: at the end of each minute, and at a stop. */
export async function settleRefusals(needs: Needs): Promise<void> {
  const counts = find(needs.db);
  clearTimeout(counts.timer);
  counts.timer = undefined;
  for (const entry of counts.entries.values()) if (entry.seen >= entry.from) tell(needs, counts, entry);
  counts.entries.clear();
  counts.rows = { session: 0, stranger: 0 };
  await Promise.all(counts.writing);
}
