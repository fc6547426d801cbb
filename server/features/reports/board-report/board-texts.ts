import type { Messages } from '../../../../domain/messages/messages.ts';
import type { Share } from '../../../../domain/statistics/wilson.ts';
import type { BoardFigures, BoardGroups, FigureProtection } from './board-figures.ts';

type Words = Messages['boardReport']['boardReportMessages'];

/** Of days before plain figures begin it is not that there were too few. */
export function wordsFor({ boardReport }: Messages, { plainFrom }: BoardFigures): Words {
  const words = boardReport.boardReportMessages;
  if (plainFrom === undefined) return words;
  const { withheld: tooFew, cards, levels } = words;
  return { ...words, tooFew, cards: { ...cards, tooFew }, levels: { ...levels, none: tooFew } };
}

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

export function shareAndInterval(words: Words, share: Share | null): string {
  return share ? words.trend.shareText(shareText(words, share), intervalText(words, share)) : words.tooFew;
}

/** Higher or lower only where the likely ranges do not overlap. */
export function shareChange({ trend, tooFew }: Words, now: Share | null, before: Share | null): string {
  if (!now || !before) return tooFew;
  if (now.low > before.high) return trend.higher;
  if (now.high < before.low) return trend.lower;
  return trend.same;
}

/** Of protected numbers a difference that chance alone could make is none. */
export function countChange(
  { trend, tooFew, count }: Words,
  now: number | null,
  before: number | null,
  offBy: number,
): string {
  if (now === null || before === null) return tooFew;
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
