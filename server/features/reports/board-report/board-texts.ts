import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { Messages } from '../../../../domain/messages/messages.ts';
import type { Share } from '../../../../domain/statistics/wilson.ts';
import type { Shares } from '../../statistics/figures.ts';
import type { BoardFigures, BoardGroups, FigureProtection } from './board-figures.ts';

export type Words = Messages['boardReport']['boardReportMessages'];

/** A number of people or records, as far as it may be said; protected ones are about right. */
export function countText(
  words: Words,
  count: number | null,
  { protection }: Pick<BoardFigures, 'protection'>,
): string {
  if (count === null) return words.withheld;
  return protection ? words.about(words.count(count)) : words.count(count);
}

export function shareText(words: Words, share: Share | null): string {
  return share ? words.percent(share.share) : words.tooFew;
}

export function intervalText(words: Words, share: Share | null): string {
  return share ? words.interval(share.low, share.high) : '';
}

/** The share at a moderate or severe level: hidden with its number, or of too few. */
export function raisedText(words: Words, { count, moderate_or_severe: { share } }: Shares[InstrumentType]): string {
  return count === null ? words.withheld : shareAndInterval(words, share);
}

export function shareAndInterval(words: Words, share: Share | null): string {
  return share ? words.trend.shareText(shareText(words, share), intervalText(words, share)) : words.tooFew;
}

/** Higher or lower only where the ranges do not overlap. */
export function shareChange(
  { trend, tooFew, withheld }: Words,
  ...[one, other]: readonly [now: Shares[InstrumentType], before: Shares[InstrumentType]]
): string {
  if (one.count === null || other.count === null) return withheld;
  const [now, before] = [one.moderate_or_severe.share, other.moderate_or_severe.share];
  if (!now || !before) return tooFew;
  if (now.low > before.high) return trend.higher;
  if (now.high < before.low) return trend.lower;
  return trend.same;
}

/** A difference between protected numbers counts only if chance alone could not have made it. */
export function countChange(
  { trend, withheld, count }: Words,
  now: number | null,
  before: number | null,
  offBy: number,
): string {
  if (now === null || before === null) return withheld;
  const more = now - before;
  if (offBy > 0 && Math.abs(more) <= 2 * offBy) return trend.unsure;
  if (more === 0) return trend.same;
  return more > 0 ? trend.more(count(more)) : trend.fewer(count(-more));
}

export function giveOrTakeText(
  { reading, count }: Words,
  { giveOrTake: { raised, answered } }: FigureProtection,
): string {
  return reading.giveOrTake(count(raised), count(answered));
}

/** A city with its state: another one may have the same name. */
export function groupName(
  { boardReport: { boardReportMessages }, groups: { groupMessages } }: Messages,
  { kind, name, within }: BoardGroups['shown'][number],
): string {
  return kind === 'entry' ? groupMessages.named(name, within) : boardReportMessages.groups[kind];
}
