import { addDays, dayInZone } from '../../domain/dates.ts';
import { blockDays, blockOf, lastDayOf } from '../../domain/statistics/blocks.ts';
import { spanOf } from '../../domain/statistics/periods.ts';
import type { Asked } from '../../domain/statistics/periods.ts';
import { isShown } from '../../domain/statistics/protected-blocks.ts';
import type { Block } from '../../domain/statistics/protected-blocks.ts';
import { policyInForce } from '../../domain/visibility/record-policy.ts';
import type { PolicyChange } from '../../domain/visibility/record-policy.ts';
import { needsLargeGroups } from '../../domain/visibility/rules.ts';
import type { Services } from '../services.ts';
import { readPolicyChanges } from '../visibility/policy.queries.ts';
import { readBlocks } from './blocks.queries.ts';

/** Which days of a statistic have to be protected. */
export interface Protection {
  /** The policy asks for it now. */
  isAll: boolean;
  /** Else the last day that stays protected; undefined where none is. */
  through: string | undefined;
  /** The first day of what is asked about; undefined where it has none. */
  from: string | undefined;
  /** The last day; undefined for a period that ends today. Of a range only blocks count that lie in it as a whole. */
  to: string | undefined;
  isRange: boolean;
  today: string;
  least: number;
  /** How many policies had been chosen when this was found. */
  changes: number;
}

/** The day on which protection was last given up; undefined where it never was. */
function lastLoosening(changes: readonly PolicyChange[], timeZone: string): string | undefined {
  const before = (place: number) => policyInForce(changes.slice(0, place));
  const change = changes.findLast(({ policy }, place) => !needsLargeGroups(policy) && needsLargeGroups(before(place)));
  return change && dayInZone(change.at, timeZone);
}

/**
 * Nothing is protected where no policy ever asked for it. After a loosening exact figures begin behind the block in which
 * it was, so that no day is both in a block and exact.
 */
export async function protectionOf(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  asked: Asked,
): Promise<Protection> {
  const { db, config, now } = services;
  const changes = await readPolicyChanges(db);
  const isAll = needsLargeGroups(policyInForce(changes));
  const today = dayInZone(now(), config.orgTimezone);
  const { first: from, last: to } = spanOf(asked, today);
  const loosened = isAll ? undefined : lastLoosening(changes, config.orgTimezone);
  const last = loosened && lastDayOf(blockOf(loosened));
  const through = last !== undefined && (from === undefined || from <= last) ? last : undefined;
  const isRange = typeof asked !== 'string';
  return { isAll, through, from, to, isRange, today, least: config.minGroup, changes: changes.length };
}

/** False where another policy was chosen since: what was read meanwhile may be more than it allows. */
export async function stillHolds({ db }: Pick<Services, 'db'>, { changes }: Protection): Promise<boolean> {
  return (await readPolicyChanges(db)).length === changes;
}

export interface ShownBlocks {
  /** Those that ended in the period and are about enough people, in the order of days: 30 days always have one. */
  inPeriod: readonly Block[];
  /** The latest one that says how many took part: of a range in it, else whatever the period. */
  participation: Block | undefined;
}

/** The first days of blocks, both included. */
export interface BlockSpan {
  earliest: string | undefined;
  latest: string;
}

/** The blocks that are protected, over, and asked about: a range has those that lie in it, a period those that end in it. */
export function askedBlocks({ isAll, through, from, to, isRange, today }: Protection): BlockSpan {
  const last = isAll || through === undefined ? addDays(today, -1) : through;
  return {
    earliest: isRange ? from : from && addDays(from, 1 - blockDays),
    latest: addDays(to !== undefined && to < last ? to : last, 1 - blockDays),
  };
}

export async function shownBlocks({ db }: Pick<Services, 'db'>, protection: Protection): Promise<ShownBlocks> {
  const { earliest, latest } = askedBlocks(protection);
  const shown = (await readBlocks(db, latest)).filter((block) => isShown(block, protection.least));
  const asked = shown.filter(({ firstDay }) => earliest === undefined || firstDay >= earliest);
  return {
    inPeriod: asked.filter(({ kind }) => kind !== 'people'),
    participation: (protection.isRange ? asked : shown).findLast(({ kind }) => kind === 'people'),
  };
}
