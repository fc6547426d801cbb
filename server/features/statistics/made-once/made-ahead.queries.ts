import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays } from '../../../../domain/dates.ts';

/** Days. Clocks of several processes differ by less: none takes back what another has made in time. */
const aheadAtLeast = 2;

/**
 * Whether a block or a month was made by a clock that had jumped ahead: by the last day that was closed then. `lastClosed` is
 * the last one now. Never true of what was made before that day was stored.
 */
export function wasMadeAhead(lastClosed: string): RawBuilder<boolean> {
  return sql<boolean>`(closed_through > ${addDays(lastClosed, aheadAtLeast)}::date) is true`;
}
