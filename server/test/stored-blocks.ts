import type { BlockKind } from '../../domain/statistics/protected-blocks.ts';
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
}

/** Every number that is kept. */
export async function storedBlocks({ services: { db } }: TestServer): Promise<Stored[]> {
  return db
    .selectFrom('figure_blocks')
    .select(['kind', 'first_day as firstDay', 'cells', 'score_sum as scoreSum'])
    .execute();
}

export function truthIf(organisation: TriedOrganisation, { kind, firstDay }: Stored, own: Own) {
  return organisation.truthOf(kind, [firstDay, lastOf(firstDay)], recordsIf(organisation, own));
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
    const nearer = (of: typeof yes) =>
      block.cells.reduce((sum, cell, place) => sum + Math.abs(cell - (of.cells[place] ?? 0)), 0) +
      Math.abs(block.scoreSum - of.scoreSum) / 21;
    return bits + nearer(no) - nearer(yes);
  }, 0);
}
