import { instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { bandText, moodText } from '../../../../domain/statistics/figure-names.ts';
import type { CsvCell } from '../../../http/csv.ts';
import type { PartFigure } from '../../statistics/figures.ts';
import type { BoardInput } from './board-input.ts';
import { giveOrTakeText, groupName } from './board-texts.ts';

const nothing: PartFigure = { count: null, share: null };

const hundredths = (share: number) => Math.round(share * 10_000) / 10_000;

const cellsOf = ({ count, share }: PartFigure): CsvCell[] => [
  count,
  ...(share ? [share.share, share.low, share.high].map(hundredths) : [null, null, null]),
];

/** The same figures as in the PDF, a line each; a cell is empty where the report says nothing. */
export function* boardRows(input: BoardInput): Generator<CsvCell[]> {
  const messages = messagesIn[input.language];
  const { boardReportMessages: words } = messages.boardReport;
  const { csv, levels, reading } = words;
  const { sections } = csv;
  const { levelNames } = messages.instruments;
  const { halves } = messages.statistics.protectionMessages;
  const { days, daysBefore, now, before, groups, posts } = input;
  const line = (section: string, what: string, part: PartFigure, then: PartFigure = nothing): CsvCell[] => [
    section,
    what,
    ...cellsOf(part),
    ...cellsOf(then),
  ];
  const none = [null, null, null];
  const text = (section: string, what: string, value: string, then: string | null = null): CsvCell[] => [
    section,
    what,
    value,
    ...none,
    then,
    ...none,
  ];
  const counted = (count: number | null): PartFigure => ({ count, share: null });

  yield text(sections.period, csv.from, days.from, daysBefore.from);
  yield text(sections.period, csv.to, days.to, daysBefore.to);
  if (now.invited !== null) yield line(sections.participation, csv.invited, counted(now.invited));
  yield line(sections.participation, csv.registered, counted(now.employees));
  yield line(
    sections.participation,
    words.trend.participation,
    counted(now.participants),
    counted(before.participants),
  );
  for (const type of instrumentTypes) {
    const [figures, then] = [now.whole[type], before.whole[type]];
    yield line(type, csv.total, counted(figures.count), counted(then.count));
    for (const part of figures.parts)
      yield line(
        type,
        bandText(part.name, levelNames, halves),
        part,
        then.parts.find(({ name }) => name === part.name),
      );
    yield line(type, levels.elevated, figures.moderate_or_severe, then.moderate_or_severe);
  }
  const [mood, moodThen] = [now.whole.mood, before.whole.mood];
  yield line(sections.moods, csv.total, counted(mood.count), counted(moodThen.count));
  for (const part of mood.parts)
    yield line(
      sections.moods,
      moodText(part.name, messages.moods.moodNames, halves),
      part,
      moodThen.parts.find(({ name }) => name === part.name),
    );
  for (const group of groups?.shown ?? []) {
    const name = `${sections.groups}: ${groupName(messages, group)}`;
    for (const type of instrumentTypes) {
      const { people, raised } = group[type];
      yield line(name, `${type} · ${csv.people}`, counted(people));
      yield line(name, `${type} · ${levels.elevated}`, { count: null, share: raised });
    }
  }
  for (const post of posts) yield text(sections.posts, post.title, post.day);
  yield text(sections.reading, words.caution, '');
  if (!now.protection) return;
  yield text(sections.reading, reading.blocks(now.protection.least), '');
  yield text(sections.reading, giveOrTakeText(words, now.protection), '');
}
