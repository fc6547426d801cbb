import type { FastifyInstance } from 'fastify';
import {
  averageScoresExport,
  dailySubmissionsExport,
  moodDistributionExport,
  severityExport,
} from '../../../domain/contract/statistics.ts';
import type { Period, StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { exportMessages } from '../../../domain/messages/en/exports.ts';
import { protectionMessages } from '../../../domain/messages/en/statistics.ts';
import type { Stretch } from '../../../domain/statistics/blocks.ts';
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
  mountEndpoint(app, services, severityExport, async ({ query: { period } }) => {
    const protection = await protectionOf(services, period);
    const bands = await severityOf(services, period);
    const covers = protection && instrumentTypes.map((type) => coverText(type, protection)).join('; ');
    const rows = bands.map(({ name, value, withheld = [], ...band }) => [
      name,
      withheld.length === instrumentTypes.length && value === 0 ? null : value,
      ...instrumentTypes.map((type) => band[instruments[type].wire.key] ?? null),
      ...(protection && covers ? [covers, protection.give_or_take.severity] : []),
    ]);
    return csvFile('severity.csv', withCover(exportMessages.severityColumns, protection), [rows]);
  });

  mountEndpoint(app, services, dailySubmissionsExport, async ({ query: { period } }) => {
    const protection = await protectionOf(services, period);
    const days = await dailySubmissionsOf(services, period);
    const rows = days.map(({ date, through, withheld = [], ...day }) => [
      date,
      ...instrumentTypes.map((type) => (withheld.includes(type) ? null : day[instruments[type].wire.count])),
      ...blockCells({ date, through }, protection?.give_or_take.submissions),
    ]);
    return csvFile('daily-submissions.csv', withThrough(exportMessages.submissionColumns, protection), [rows]);
  });

  mountEndpoint(app, services, moodDistributionExport, async ({ query: { period } }) => {
    const protection = await protectionOf(services, period);
    const moods = await moodDistributionOf(services, period);
    const rows = moods.map(({ label, count, withheld }) => [
      label,
      withheld && count === 0 ? null : count,
      ...(protection ? [daysText(protection.covers.mood), protection.give_or_take.moods] : []),
    ]);
    return csvFile('mood-distribution.csv', withCover(exportMessages.moodColumns, protection), [rows]);
  });

  mountEndpoint(app, services, averageScoresExport, async ({ query: { period } }) => {
    const protection = await protectionOf(services, period);
    const days = await averageScoresOf(services, period);
    const rows = days.map(({ date, through, ...day }) => [
      date,
      ...instrumentTypes.map((type) => day[instruments[type].wire.average]),
      ...blockCells({ date, through }, protection?.give_or_take.averages ?? (protection && null)),
    ]);
    return csvFile('average-scores.csv', withThrough(exportMessages.averageColumns, protection), [rows]);
  });
}

async function protectionOf(services: Services, period: Period | undefined): Promise<StatisticsProtection | undefined> {
  return (await overviewOf(services, period)).protection;
}

function daysText(stretches: readonly Stretch[]): string {
  return stretches.map(({ from, through }) => protectionMessages.stretch(from, through)).join(', ');
}

function coverText(kind: InstrumentType, { covers }: StatisticsProtection): string {
  return `${kind}: ${daysText(covers[kind]) || protectionMessages.withheld}`;
}

/** A figure over several days says how far it goes, and how far it may be off; an exact one is not off. */
function blockCells({ date, through }: { date: string; through: string | undefined }, off: CsvCell | undefined) {
  if (off === undefined) return [];
  return [through ?? date, through === undefined ? 0 : off];
}

type Columns = readonly string[];

function withThrough(columns: Columns, protection: StatisticsProtection | undefined): Columns {
  return protection ? [...columns, exportMessages.throughColumn, exportMessages.chanceColumn] : columns;
}

function withCover(columns: Columns, protection: StatisticsProtection | undefined): Columns {
  return protection ? [...columns, exportMessages.coversColumn, exportMessages.chanceColumn] : columns;
}
