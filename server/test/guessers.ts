import { addDays } from '../../domain/dates.ts';
import { fourBands } from '../../domain/instruments/scoring.ts';
import type { OwnGroups } from './tried-groups.ts';
import type { KnownRecord, TriedOrganisation } from './tried-organisation.ts';

const blockDays = 28;
/** The first days of three blocks. */
export const blocks = [0, 1, 2].map((place) => addDays('2026-01-26', place * blockDays));
export const lastOf = (block: string) => addDays(block, blockDays - 1);

export type Question = 'presence' | 'score';

export type Readings = Record<string, string>;

export function differences(before: Readings, after: Readings): string[] {
  return Object.keys(after).filter((path) => before[path] !== after[path]);
}

/** What the target has submitted, if anything. */
export type Own = { at: Date; total: number; groups: OwnGroups } | undefined;

/** Every record, with the target's own as it would be. */
export function recordsIf({ records, target }: TriedOrganisation, own: Own): KnownRecord[] {
  const others = records.filter(({ userId }) => userId !== target.id);
  if (!own) return others;
  return [...others, { userId: target.id, madeAs: 'employee', kind: 'GAD-7', partial: false, ...own }];
}

/** The numbers of GAD-7 by level; NaN where one is withheld. */
export function levelsIn(readings: Readings): number[] {
  const bands: { name: string; gad7?: number }[] = JSON.parse(readings['stats/severity?period=all'] ?? '[]');
  return fourBands.map((name) => bands.find((band) => band.name === name)?.gad7 ?? Number.NaN);
}

/** What the two answers would have added to the levels: the lowest score, nothing, or the highest. */
const addedBy = (question: Question, isYes: boolean) =>
  fourBands.map((_, place) => {
    if (isYes) return Number(place === 3);
    return Number(question === 'score' && place === 0);
  });

/** Whom a role was taken from is gone from the level in which the person was. */
export function guessBySubtraction(question: Question, before: Readings, after: Readings): boolean | undefined {
  const now = levelsIn(after);
  const lost = levelsIn(before).map((count, place) => count - (now[place] ?? 0));
  if (question === 'score' && lost.every((count) => count === 0 || Number.isNaN(count))) return undefined;
  return (lost[3] ?? 0) > 0;
}

/** Which answer fits better: more levels to the very number, or else nearer ones. */
export function guessByFit(
  question: Question,
  shown: readonly number[],
  known: readonly number[],
): boolean | undefined {
  const fitOf = (isYes: boolean) => {
    const added = addedBy(question, isYes);
    const off = shown.flatMap((count, place) =>
      Number.isNaN(count) ? [] : [Math.abs(count - (known[place] ?? 0) - (added[place] ?? 0))],
    );
    return off.reduce((sum, one) => sum + one, 0) - 1000 * off.filter((one) => one < 1e-9).length;
  };
  const [yes, no] = [fitOf(true), fitOf(false)];
  return yes === no ? undefined : yes < no;
}

/** What the others add to the levels: as blocks count them, and as plain sums of all whole results of employees would. */
export function knownLevels(organisation: TriedOrganisation): { inBlocks: number[]; plain: number[] } {
  const others = recordsIf(organisation, undefined);
  const closed = blocks.slice(0, 2).map((block) => organisation.truthOf('GAD-7', [block, lastOf(block)], others).cells);
  const plain = [0, 0, 0, 0];
  for (const record of others) {
    if (record.kind !== 'GAD-7' || record.partial || record.isGone) continue;
    if (organisation.roles.get(record.userId) !== 'employee') continue;
    const place = [4, 9, 14, 21].findIndex((most) => record.total <= most);
    plain[place] = (plain[place] ?? 0) + 1;
  }
  return { inBlocks: fourBands.map((_, place) => closed.reduce((sum, cells) => sum + (cells[place] ?? 0), 0)), plain };
}
