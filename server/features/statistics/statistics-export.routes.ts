import { askedOf } from '../../../domain/contract/statistics.ts';
import type { FiguresQuery, StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { fileHeadings } from '../../../domain/file-headings.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { bandText, moodText } from '../../../domain/statistics/figure-names.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { halvesOffBy, offBy } from '../../../domain/statistics/protected-blocks.ts';
import { csvFile } from '../../http/csv.ts';
import type { CsvCell } from '../../http/csv.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { figuresOf } from './figures-of.ts';
import type { Figures } from './figures.ts';

export function answerStatisticsExports(services: Services): HandlersOf<'statisticsExports'> {
  const withProtection = <Read>(query: FiguresQuery, language: Language, read: (figures: Figures) => Promise<Read>) =>
    figuresOf(services, askedOf(query), async (figures) => ({
      protection: await figures.protection(language),
      read: await read(figures),
    }));
  return {
    severityExport: async ({ query, language }) => {
      const messages = messagesIn[language];
      const { protection, read: bands } = await withProtection(query, language, (figures) => figures.severity());
      const rows = bands.map(({ name, value, ...band }) => [
        bandText(name, messages.instruments.levelNames, messages.statistics.protectionMessages.halves),
        value,
        ...instrumentTypes.map((type) => band[instruments[type].wire.key] ?? null),
        ...coverCells(protection, instrumentTypes, messages),
      ]);
      return csvFile('severity.csv', withCover(fileHeadings.severity, protection), [rows]);
    },

    dailySubmissionsExport: async ({ query, language }) => {
      const { protection, read: days } = await withProtection(query, language, (figures) => figures.submissions());
      const rows = days.map(({ date, through, withheld = [], ...day }) => [
        date,
        ...instrumentTypes.map((type) => (withheld.includes(type) ? null : day[instruments[type].wire.count])),
        ...(protection ? [through ?? date, offBy('answered', 1)] : []),
      ]);
      const more = protection ? [fileHeadings.through, fileHeadings.margin] : [];
      return csvFile('daily-submissions.csv', [...fileHeadings.submissions, ...more], [rows]);
    },

    moodDistributionExport: async ({ query, language }) => {
      const messages = messagesIn[language];
      const { protection, read: moods } = await withProtection(query, language, (figures) => figures.moods());
      const rows = moods.map(({ label, count }) => [
        moodText(label, messages.moods.moodNames, messages.statistics.protectionMessages.halves),
        count,
        ...coverCells(protection, ['mood'], messages),
      ]);
      return csvFile('mood-distribution.csv', withCover(fileHeadings.moods, protection), [rows]);
    },

    averageScoresExport: async ({ query }) => {
      const days = await figuresOf(services, askedOf(query), (figures) => figures.averages());
      const rows = days.map(({ date, ...day }) => [
        date,
        ...instrumentTypes.map((type) => day[instruments[type].wire.average]),
      ]);
      return csvFile('average-scores.csv', fileHeadings.averages, [rows]);
    },
  };
}

/** The days that a half of these kinds covers, and how far it may be off. */
function coverCells(
  protection: StatisticsProtection | undefined,
  kinds: readonly FigureKind[],
  { statistics }: Messages,
): CsvCell[] {
  if (!protection) return [];
  const { covers } = protection;
  return [covers && statistics.protectionMessages.range(covers.from, covers.through), halvesOffBy(protection, kinds)];
}

function withCover(columns: readonly string[], protection: StatisticsProtection | undefined): readonly string[] {
  return protection ? [...columns, fileHeadings.covers, fileHeadings.margin] : columns;
}
