import { addDays, dayInZone } from '../../../../domain/dates.ts';
import { blockDays, blockOf, lastDayOf, startOfLastBlocks } from '../../../../domain/statistics/blocks.ts';
import { periodDays, spanOf } from '../../../../domain/statistics/periods.ts';
import type { Asked } from '../../../../domain/statistics/periods.ts';
import type { Block } from '../../../../domain/statistics/protected-blocks.ts';
import { policyInForce } from '../../../../domain/visibility/record-policy.ts';
import type { PolicyChange } from '../../../../domain/visibility/record-policy.ts';
import { needsLargeGroups } from '../../../../domain/visibility/rules.ts';
import type { Services } from '../../services.ts';
import { findFirstRecord } from '../../daily-rollups/state.queries.ts';
import { readPolicyChanges } from '../../visibility/policy.queries.ts';
import { readBlocks } from './blocks.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** Which days have to be protected. */
interface Protection {
  /** The policy asks for it now. */
  isAll: boolean;
  /** Else the last day that no plain figure is about; undefined where there is none. */
  through: string | undefined;
  /** How many policies had been chosen when this was found. */
  changes: number;
}

/** When protection was last given up; undefined where it never was. */
function lastLoosening(changes: readonly PolicyChange[]): Date | undefined {
  const before = (place: number) => policyInForce(changes.slice(0, place));
  return changes.findLast(({ policy }, place) => !needsLargeGroups(policy) && needsLargeGroups(before(place)))?.at;
}

/**
 * Nothing is protected where no policy ever asked for it, or nothing was recorded under one. After a loosening plain figures
 * begin behind the block in which it was, so that no day is both in a block and in them.
 */
export async function protectionOf({ db, config }: Needs): Promise<Protection> {
  const changes = await readPolicyChanges(db);
  const isAll = needsLargeGroups(policyInForce(changes));
  const loosened = isAll ? undefined : lastLoosening(changes);
  const first = loosened && (await findFirstRecord(db));
  const through = first && first < loosened ? lastDayOf(blockOf(dayInZone(loosened, config.orgTimezone))) : undefined;
  return { isAll, through, changes: changes.length };
}

/** False where another policy was chosen since: what was read meanwhile may be more than it allows. */
export async function stillHolds({ db }: Pick<Services, 'db'>, { changes }: Protection): Promise<boolean> {
  return (await readPolicyChanges(db)).length === changes;
}

/** The blocks that are over: of a range those that lie in it, of a period the latest, on every day as many. */
export async function askedBlocks({ db, config, now }: Needs, asked: Asked): Promise<Block[]> {
  const today = dayInZone(now(), config.orgTimezone);
  const { first, last } = spanOf(asked, today);
  const over = addDays(today, -1);
  const through = last !== undefined && last < over ? last : over;
  const isPeriod = typeof asked === 'string' && asked !== 'all';
  const earliest = isPeriod ? startOfLastBlocks(periodDays[asked], through) : first;
  return readBlocks(db, { earliest, latest: addDays(through, 1 - blockDays), lastClosed: over });
}
