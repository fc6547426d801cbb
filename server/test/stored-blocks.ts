import type { BlockKind } from '../../domain/statistics/protected-blocks.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import { lastOf, recordsIf } from './guessers.ts';
import type { Own, Question } from './guessers.ts';
import type { TestServer } from './test-server.ts';
import type { OwnGroups } from './tried-groups.ts';
import type { TriedOrganisation } from './tried-organisation.ts';

export interface Stored {
  kind: BlockKind;
  firstDay: string;
  cells: number[];
  scoreSum: number;
  /** Of a group; the whole has neither. */
  list?: WorkListKind;
  entry?: number;
}

/** Every number that is kept, of all and of groups. */
export async function storedBlocks({ services: { db } }: TestServer): Promise<Stored[]> {
  const whole = await db
    .selectFrom('figure_blocks')
    .select(['kind', 'first_day as firstDay', 'cells', 'score_sum as scoreSum'])
    .execute();
  const groups = await db
    .selectFrom('group_blocks')
    .select(['kind', 'first_day as firstDay', 'cells', 'list', 'entry'])
    .execute();
  return [...whole, ...groups.map((block) => ({ ...block, scoreSum: 0 }))];
}

export function truthIf(organisation: TriedOrganisation, { kind, firstDay, list, entry }: Stored, own: Own) {
  const isIn = (groups: OwnGroups) => list === undefined || groups[list] === entry;
  return organisation.truthOf(kind, [firstDay, lastOf(firstDay)], recordsIf(organisation, own), isIn);
}

/** Whatever is shown follows from these numbers, so no one can do better: how much likelier they are if the answer is yes. */
export function bitsOf(
  stored: readonly Stored[],
  organisation: TriedOrganisation,
  question: Question,
  own: { at: Date; groups: OwnGroups },
): number {
  return stored.reduce((bits, block) => {
    const yes = truthIf(organisation, block, { ...own, total: 21 });
    const no = truthIf(organisation, block, question === 'score' ? { ...own, total: 0 } : undefined);
    const isWhole = block.list === undefined;
    const reach = isWhole ? 1 : 4;
    const nearer = (of: typeof yes) =>
      block.cells.reduce((sum, cell, place) => sum + Math.abs(cell - (of.cells[place] ?? 0)) / reach, 0) +
      (isWhole ? Math.abs(block.scoreSum - of.scoreSum) / 21 : 0);
    return bits + nearer(no) - nearer(yes);
  }, 0);
}
