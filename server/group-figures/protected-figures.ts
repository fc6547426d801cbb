import type { Kysely } from 'kysely';
import type { Period } from '../../domain/contract/statistics.ts';
import { dayInZone } from '../../domain/dates.ts';
import type { FigureKind } from '../../domain/statistics/figure-kinds.ts';
import { suppressCells } from '../../domain/statistics/suppress.ts';
import { policyInForce } from '../../domain/visibility/record-policy.ts';
import { needsLargeGroups } from '../../domain/visibility/rules.ts';
import { firstDayOf } from '../day-counts/counted-days.queries.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readPolicyChanges } from '../visibility/policy.queries.ts';
import { findCells, readParticipants } from './figures.queries.ts';
import type { StretchCell } from './figures.queries.ts';
import { cutsOf } from './make-figures.ts';

/** Which days of a statistic have to be protected. */
export interface Protection {
  /** The policy asks for it now. */
  isAll: boolean;
  /** Else the last day on which it did; undefined where it never has. */
  through: string | undefined;
  /** The range for the protected figures of a period. */
  range: { from: string | undefined; through: string | undefined };
  least: number;
  /** How many policies had been chosen when this was found. */
  changes: number;
}

/** Nothing is protected where no policy ever asked for it. The figures themselves are made by a job: nobody waits for them. */
export async function protectionOf(services: Services, period: Period): Promise<Protection> {
  const { db, config, now } = services;
  const changes = await readPolicyChanges(db);
  const isAll = needsLargeGroups(policyInForce(changes));
  const through = isAll ? undefined : cutsOf(changes, config.orgTimezone).at(-1);
  const from = firstDayOf(period, dayInZone(now(), config.orgTimezone));
  return { isAll, through, range: { from, through }, least: config.minGroup, changes: changes.length };
}

/** False where another policy was chosen since: what was read meanwhile may be more than it allows. */
export async function stillHolds({ db }: Pick<Services, 'db'>, { changes }: Protection): Promise<boolean> {
  return (await readPolicyChanges(db)).length === changes;
}

export interface ProtectedCells {
  /** A part that is not here is withheld. */
  shown: ReadonlyMap<string, number>;
  /** Records that are not shown by part. */
  rest: number;
}

export async function cellsOf<Kind extends FigureKind>(
  db: Kysely<Database>,
  kinds: readonly Kind[],
  { range, least }: Protection,
): Promise<(kind: Kind) => ProtectedCells> {
  const rows = await findCells(db, kinds, range);
  return (wanted) =>
    protectedCells(
      rows.filter(({ kind }) => kind === wanted),
      least,
    );
}

/** A part that is hidden in one stretch of the period is hidden in all of it: half a sum would mislead. */
function protectedCells(rows: readonly StretchCell[], least: number): ProtectedCells {
  const stretches = Map.groupBy(rows, (row) => row.first_day);
  const shown = new Map<string, number>();
  const hidden = new Set<string>();
  let rest = 0;
  for (const cells of stretches.values()) {
    const [one] = cells;
    if (!one || one.fewestPeople < least) continue;
    const safe = suppressCells(cells, one.total, least);
    rest += safe.rest;
    for (const { cell } of cells) {
      const count = safe.shown.get(cell);
      if (count === undefined) hidden.add(cell);
      else shown.set(cell, (shown.get(cell) ?? 0) + count);
    }
  }
  for (const cell of hidden) {
    rest += shown.get(cell) ?? 0;
    shown.delete(cell);
  }
  return { shown, rest };
}

/** Rounded down to whole groups, so that one person more or less does not show; undefined where there is no group. */
export async function participantsOf(db: Kysely<Database>, period: Period, least: number): Promise<number | undefined> {
  const { people = 0 } = (await readParticipants(db, period)) ?? {};
  return people < least ? undefined : people - (people % least);
}
