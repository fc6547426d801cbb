import type { StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { defaultHelpLines, isStale } from '../../../../domain/help-lines.ts';
import type { Services } from '../../services.ts';
import { findHelpLines } from './help-lines.queries.ts';
import type { HelpLineRow } from './help-lines.queries.ts';

/** What is shown where the table has been emptied by other hands: no one is left without a number. */
const fallback: HelpLineRow[] = defaultHelpLines.map(({ key, about, verifiedOn, numbers, ...line }, place) => ({
  ...line,
  id: key,
  position: place + 1,
  numbers: [...numbers],
  note: about,
  verified_on: verifiedOn,
}));

export async function listHelpLines({ db, now }: Pick<Services, 'db' | 'now'>): Promise<StoredHelpLine[]> {
  const rows = await findHelpLines(db);
  const at = now();
  return (rows.length > 0 ? rows : fallback).map((row) => ({ ...row, stale: isStale(row.verified_on, at) }));
}
