import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { bandText, moodText } from '../../../domain/statistics/figure-names.ts';
import { groupMessages } from '#messages/groups.ts';
import { levelNames } from '#messages/instruments.ts';
import { moodNames } from '#messages/moods.ts';
import { protectionMessages } from '#messages/statistics.ts';
import { raised } from './stats-address.ts';

export const kindText = (kind: FigureKind): string => (kind === 'mood' ? groupMessages.moods : kind);

/** A level or a mood of the wire, or the two highest levels together. */
export function partText(kind: FigureKind, part: string): string {
  if (part === raised) return groupMessages.moderateOrSevere;
  if (kind === 'mood') return moodText(part, moodNames, protectionMessages.restName);
  return bandText(part, levelNames, protectionMessages.restName);
}
