import type { FastifyInstance } from 'fastify';
import {
  askedOf,
  averageScoresExport,
  dailySubmissionsExport,
  moodDistributionExport,
  severityExport,
} from '../../../domain/contract/statistics.ts';
import type { StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { bandText, moodText } from '../../../domain/statistics/figure-names.ts';
import type { Stretch } from '../../../domain/statistics/blocks.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { csvFile } from '../../http/csv.ts';
import type { CsvCell } from '../../http/csv.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import {
  averageScoresOf,
  dailySubmissionsOf,
  moodDistributionOf,
  overviewOf,
  severityOf,
} from './statistics.service.ts';

export function mountStatisticsExports(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, severityExport, async ({ query, language }) => {
    const period = askedOf(query);
    const messages = messagesIn[language];
    const { exportMessages } = messages.exports;
    const protection = await protectionOf(services, { period, language });
    const bands = await severityOf(services, period);
    const covers = protection && instrumentTypes.map((type) => coverText(type, protection, messages)).join('; ');
    const rows = bands.map(({ name, value, withheld = [], ...band }) => [
      bandText(name, messages.instruments.levelNames, messages.statistics.protectionMessages.restName),
      withheld.length === instrumentTypes.length && value === 0 ? null : value,
      ...instrumentTypes.map((type) => band[instruments[type].wire.key] ?? null),
      ...(protection && covers ? [covers, protection.give_or_take.severity] : []),
    ]);
    return csvFile('severity.csv', withCover(exportMessages.severityColumns, protection, messages), [rows]);
  });

  mountEndpoint(app, services, dailySubmissionsExport, async ({ query, language }) => {
    const period = askedOf(query);
    const messages = messagesIn[language];
    const { exportMessages } = messages.exports;
    const protection = await protectionOf(services, { period, language });
    const days = await dailySubmissionsOf(services, period);
    const rows = days.map(({ date, through, withheld = [], ...day }) => [
      date,
      ...instrumentTypes.map((type) => (withheld.includes(type) ? null : day[instruments[type].wire.count])),
      ...blockCells({ date, through }, protection?.give_or_take.submissions),
    ]);
    return csvFile('daily-submissions.csv', withThrough(exportMessages.submissionColumns, protection, messages), [
      rows,
    ]);
  });

  mountEndpoint(app, services, moodDistributionExport, async ({ query, language }) => {
    const period = askedOf(query);
    const messages = messagesIn[language];
    const { exportMessages } = messages.exports;
    const protection = await protectionOf(services, { period, language });
    const moods = await moodDistributionOf(services, period);
    const rows = moods.map(({ label, count, withheld }) => [
      moodText(label, messages.moods.moodNames, messages.statistics.protectionMessages.restName),
      withheld && count === 0 ? null : count,
      ...(protection ? [daysText(protection.covers.mood, messages), protection.give_or_take.moods] : []),
    ]);
    return csvFile('mood-distribution.csv', withCover(exportMessages.moodColumns, protection, messages), [rows]);
  });

  mountEndpoint(app, services, averageScoresExport, async ({ query, language }) => {
    const period = askedOf(query);
    const messages = messagesIn[language];
    const { exportMessages } = messages.exports;
    const protection = await protectionOf(services, { period, language });
    const days = await averageScoresOf(services, period);
    const rows = days.map(({ date, through, ...day }) => [
      date,
      ...instrumentTypes.map((type) => day[instruments[type].wire.average]),
      ...blockCells({ date, through }, protection?.give_or_take.averages ?? (protection && null)),
    ]);
    return csvFile('average-scores.csv', withThrough(exportMessages.averageColumns, protection, messages), [rows]);
  });
}

async function protectionOf(
  services: Services,
  asked: { period: Asked | undefined; language: Language },
): Promise<StatisticsProtection | undefined> {
  return (await overviewOf(services, asked)).protection;
}

function daysText(stretches: readonly Stretch[], { statistics: { protectionMessages } }: Messages): string {
  return stretches.map(({ from, through }) => protectionMessages.stretch(from, through)).join(', ');
}

function coverText(kind: InstrumentType, { covers }: StatisticsProtection, messages: Messages): string {
  return `${kind}: ${daysText(covers[kind], messages) || messages.statistics.protectionMessages.withheld}`;
}

/** A figure over several days says how far it goes, and how far it may be off; an exact one is not off. */
function blockCells({ date, through }: { date: string; through: string | undefined }, off: CsvCell | undefined) {
  if (off === undefined) return [];
  return [through ?? date, through === undefined ? 0 : off];
}

type Columns = readonly string[];

function withThrough(
  columns: Columns,
  protection: StatisticsProtection | undefined,
  { exports: { exportMessages } }: Messages,
): Columns {
  return protection ? [...columns, exportMessages.throughColumn, exportMessages.chanceColumn] : columns;
}

function withCover(
  columns: Columns,
  protection: StatisticsProtection | undefined,
  { exports: { exportMessages } }: Messages,
): Columns {
  return protection ? [...columns, exportMessages.coversColumn, exportMessages.chanceColumn] : columns;
}
