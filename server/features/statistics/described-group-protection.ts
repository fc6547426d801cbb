import type { GroupComparison } from '../../../domain/contract/group-statistics.ts';
import type { Language } from '../../../domain/languages.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { moodWords } from '../../../domain/moods.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { stretchesOf } from '../../../domain/statistics/blocks.ts';
import { giveOrTake, groupCellVariance } from '../../../domain/statistics/chance.ts';
import { areFiguresMade } from '../../protected-aggregates/make-figures.ts';
import type { Protection } from '../../protected-aggregates/protected-figures.ts';
import type { Services } from '../../services.ts';
import { exactDays, joined } from './described-protection.ts';

interface Described {
  protection: Protection;
  /** Of the blocks that the figures are made of, in their order. */
  firstDays: readonly string[];
  /** Whether days are in them that are not protected. */
  isExact: boolean;
  language: Language;
}

/** Which days the figures of groups really cover, how far they are off, and why. */
export async function describeGroupProtection(
  services: Services,
  { protection, firstDays, isExact, language }: Described,
): Promise<GroupComparison['protection']> {
  const { isAll, through, least } = protection;
  const stretches = stretchesOf(firstDays);
  const covers =
    isExact && through !== undefined ? joined(stretches, exactDays({ ...protection, through })) : stretches;
  const largest = Math.max(fourBands.length, moodWords.length);
  const offBy = (cells: number) => Math.ceil(giveOrTake(cells * groupCellVariance));
  const { groupProtectionMessages } = messagesIn[language].groups;
  const text = [
    groupProtectionMessages.blocks,
    groupProtectionMessages.wider(least),
    groupProtectionMessages.limits,
    ...((await areFiguresMade(services)) ? [] : [messagesIn[language].statistics.protectionMessages.making]),
  ];
  return {
    min_group: least,
    covers,
    give_or_take: { count: offBy(firstDays.length * largest), part: offBy(firstDays.length) },
    protected_through: isAll ? null : (through ?? null),
    text: text.join(' '),
  };
}
