import type { StoredHelpLine } from '../../domain/contract/help-lines.ts';
import { defaultHelpLines } from '../../domain/help-lines.ts';

/** As they are in a new installation. */
export const startingLines: StoredHelpLine[] = defaultHelpLines.map((line, place) => ({
  id: line.key,
  position: place + 1,
  name: line.name,
  numbers: [...line.numbers],
  hours: line.hours,
  languages: line.languages,
  note: line.about,
  source: line.source,
  verified_on: line.verifiedOn,
  stale: false,
}));
