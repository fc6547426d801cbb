import type { Row, RowState } from './rows.ts';

/** Whether its tests have to have run: it holds as it comes, or under a setting. */
export const isShown = (state: RowState): boolean => state === 'met' || state === 'strict';

/** How many rows of these levels hold, but for those with a fault: as the product comes, and with `PASSWORD_POLICY=strict`. */
export function sumsOf(
  rows: readonly Pick<Row, 'id' | 'level' | 'state'>[],
  levels: readonly Row['level'][],
  faulty: ReadonlySet<string> = new Set(),
): string {
  const ofLevels = rows.filter(({ level }) => levels.includes(level));
  const shown = ofLevels.filter(({ id, state }) => isShown(state) && !faulty.has(id));
  const asItComes = shown.filter(({ state }) => state === 'met');
  const of = ofLevels.length;
  return `as it comes: ${asItComes.length} of ${of}, under strict: ${shown.length} of ${of}`;
}
