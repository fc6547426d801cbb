import * as z from 'zod/mini';
import { byWireName, instrumentTypes } from '../instruments/instrument.ts';
import { figureKinds } from '../statistics/figure-kinds.ts';
import { periods } from '../statistics/periods.ts';
import type { Asked } from '../statistics/periods.ts';
import { dayRangeShape, daysInOrder } from './day-range.ts';
import { defineEndpoint } from './endpoint.ts';

export type Period = (typeof periods)[number];

/**
 * A period ends today in `ORG_TIMEZONE`, which is one of its 30, 90 or 365 days; everything where it is missing. Any other
 * days are asked for with `from` and `to`, which then count in its place.
 */
export const periodQuery = z
  .object({ period: z.optional(z.enum(periods, 'not_in_list')), ...dayRangeShape })
  .check(daysInOrder);

export type FiguresQuery = z.infer<typeof periodQuery>;

/** What a query asks about; undefined where nothing is chosen. */
export function askedOf({ period, from, to }: FiguresQuery): Asked | undefined {
  return from === undefined && to === undefined ? period : { from, to };
}

/** The last day of a figure that goes over several; `date` is its first. */
const throughDay = z.optional(z.string());

const range = z.object({ from: z.string(), through: z.string() });

/**
 * Under every policy but 'open' figures are made of blocks of four weeks. A person counts once in each, at a raised level or
 * not, and every number is moved a little by chance. The replies then have more than what stands in the specification, and
 * other names of levels and moods. Otherwise none of this is there.
 */
const protectionSchema = z.object({
  min_group: z.int(),
  /** The blocks that lie in what is asked about; null where there is none. */
  covers: z.nullable(range),
  /** What is shown; of all else there are too few, or may be. */
  shown: z.array(z.enum(figureKinds)),
  /** The block that `participants` is of; null where there are too few in all of them. */
  participants: z.nullable(range),
  /** How far the numbers are off at most, 19 of 20 times: of a level, of those who answered, of those who took part. */
  give_or_take: z.object({ raised: z.int(), answered: z.int(), participants: z.int() }),
  /** Said while older blocks are still being added up; empty from then on. */
  text: z.string(),
});

export type StatisticsProtection = z.infer<typeof protectionSchema>;

export const statisticsOverview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/overview',
  access: 'admin',
  shows: 'figures',
  summary: 'Totals of a period.',
  query: periodQuery,
  reply: z.object({
    totalEmployees: z.int(),
    ...byWireName('submissions', () => z.int()),
    moodEntries: z.int(),
    /**
     * People with a result or a mood in the period as an employee. Protected: in the latest block that says it; missing where
     * there are too few. The other counts are people then, and 0 where one is withheld.
     */
    participants: z.optional(z.int()),
    /** People on the staff list who have not left; missing where there is no such list. */
    invited: z.optional(z.int()),
    /** Employees, and those of the participants who are none any more; missing where it is `totalEmployees`. */
    participantsAmong: z.optional(z.int()),
    /** The first day that counts, where those before it in the period followed a stricter rule. */
    plain_from: z.optional(z.string()),
    protection: z.optional(protectionSchema),
  }),
});

/**
 * The four bands Minimal, Mild, Moderate, Severe in that order; `value` is the sum of all questionnaires. Protected: people, in
 * two halves ('Minimal or mild', 'Moderate or severe') of the questionnaires that are shown; none where none is.
 */
export const statisticsSeverity = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/severity',
  access: 'admin',
  shows: 'figures',
  summary: 'How many results there are of each level.',
  query: periodQuery,
  reply: z.array(
    z.object({
      name: z.string(),
      value: z.int(),
      ...byWireName('key', () => z.optional(z.int())),
    }),
  ),
});

/** `date` is a day of `ORG_TIMEZONE`; days without any are left out. */
export const statisticsDailySubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/daily-submissions',
  access: 'admin',
  shows: 'figures',
  summary: 'How many questionnaires were sent each day.',
  query: periodQuery,
  reply: z.array(
    z.object({
      date: z.string(),
      through: throughDay,
      ...byWireName('count', () => z.int()),
      /** Protected: what is no part of this figure, whether there was any or not. */
      withheld: z.optional(z.array(z.enum(instrumentTypes))),
    }),
  ),
});

/** Protected: people, in two halves, 'Happy, calm or neutral' and 'Sad or angry'. */
export const statisticsMoodDistribution = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/mood-distribution',
  access: 'admin',
  shows: 'figures',
  summary: 'How often each mood was logged.',
  query: periodQuery,
  reply: z.array(z.object({ label: z.string(), count: z.int() })),
});

/** Null where a day has no full record of a questionnaire; how many there are is beside it. Protected: none. */
export const statisticsAverageScores = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/average-scores',
  access: 'admin',
  shows: 'figures',
  summary: 'The average score of each day.',
  query: periodQuery,
  reply: z.array(
    z.object({
      date: z.string(),
      ...byWireName('average', () => z.nullable(z.number())),
      ...byWireName('scored', () => z.int()),
    }),
  ),
});
