import * as z from 'zod/mini';
import { byInstrument } from '../instruments/instrument.ts';
import { periods } from '../statistics/periods.ts';
import { workListKinds } from '../work-lists.ts';
import { dayRangeShape, daysInOrder } from './day-range.ts';
import { defineEndpoint } from './endpoint.ts';
import { code } from './text.ts';

/** A list by which people are compared, and the days as statistics are asked for. */
const groupsQuery = z
  .object({
    by: z.enum(workListKinds, code('not_in_list')),
    period: z.optional(z.enum(periods, code('not_in_list'))),
    ...dayRangeShape,
  })
  .check(daysInOrder);

/** A share from 0 to 1 with its interval of 95 %. */
const shareSchema = z.object({ share: z.number(), low: z.number(), high: z.number() });

const partShape = {
  /** Null where it is withheld. */
  count: z.nullable(z.int()),
  /** Null where there are too few to say. */
  share: z.nullable(shareSchema),
};

const figureShape = {
  /**
   * Whole questionnaires, or moods. Protected: people, each once in four weeks; null where that is withheld, and then
   * every part is.
   */
  count: z.nullable(z.int()),
  /** Levels, or moods from the happiest on. */
  parts: z.array(z.object({ name: z.string(), ...partShape })),
};

const figuresShape = {
  ...byInstrument(() => z.object({ ...figureShape, moderate_or_severe: z.object(partShape) })),
  mood: z.object(figureShape),
};

const groupSchema = z.object({
  /** Of the list's entry; null for those who had none. */
  id: z.nullable(z.string()),
  /** '' for those who had none. */
  name: z.string(),
  /** The state of a city; null for all others. */
  within: z.nullable(z.string()),
  is_retired: z.boolean(),
  ...figuresShape,
});

const stretch = z.object({ from: z.string(), through: z.string() });

const comparisonSchema = z.object({
  by: z.enum(workListKinds),
  /** Everyone together, over the same days. */
  whole: z.object(figuresShape),
  /**
   * In the order of the list. A record belongs to the group that its person was in when it was made, a group to its
   * entry, whatever it is called now; one that was merged to the one it was merged into.
   */
  groups: z.array(groupSchema),
  /** Missing where no day is protected. */
  protection: z.optional(
    z.object({
      min_group: z.int(),
      /** The days that the figures really cover. */
      covers: z.array(stretch),
      /** How far a count of a group is off at most, 19 of 20 times, and one part of it. */
      give_or_take: z.object({ count: z.int(), part: z.int() }),
      /** Days up to this one are protected, later ones are exact; null where all are protected. */
      protected_through: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
});

export type GroupComparison = z.infer<typeof comparisonSchema>;
export type ComparedGroup = z.infer<typeof groupSchema>;
export type GroupFigures = GroupComparison['whole'];

/** The groups of one list beside each other. */
export const groupStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/groups',
  access: 'admin',
  query: groupsQuery,
  reply: comparisonSchema,
});

/** The same as a spreadsheet: a line for each group and each part. */
export const groupsExport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/exports/groups.csv',
  access: 'admin',
  limit: 'exports',
  query: groupsQuery,
  reply: 'file',
  fileTypes: ['text/csv'],
});
