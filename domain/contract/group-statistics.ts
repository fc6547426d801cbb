import * as z from 'zod/mini';
import { byInstrument } from '../instruments/instrument.ts';
import { periods } from '../statistics/periods.ts';
import { workListKinds } from '../work-lists.ts';
import { dayRangeShape, daysInOrder } from './day-range.ts';
import { defineEndpoint } from './endpoint.ts';
import { code } from './text.ts';

/** A list by which people are compared, and the days as statistics are asked for: the whole months in them count. */
const groupsQuery = z
  .object({
    by: z.enum(workListKinds, code('not_in_list')),
    period: z.optional(z.enum(periods, code('not_in_list'))),
    ...dayRangeShape,
  })
  .check(daysInOrder);

const figureSchema = z.object({
  /** Who answered, each once in a month; null where the group is not shown. */
  people: z.nullable(z.int()),
  /** The share at a moderate or severe level, or sad or angry, with its interval of 95 %; null where there are too few to say. */
  raised: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});

const figuresShape = { ...byInstrument(() => figureSchema), mood: figureSchema };

const groupSchema = z.object({
  /** Those who had no entry of the list are `none`; the groups that are too small to be shown are `others`, together. */
  kind: z.enum(['entry', 'none', 'others']),
  /** Of the list's entry; '' for the two others. */
  id: z.string(),
  name: z.string(),
  /** The state of a city; null for all others. */
  within: z.nullable(z.string()),
  is_retired: z.boolean(),
  ...figuresShape,
});

const comparisonSchema = z.object({
  by: z.enum(workListKinds),
  min_group: z.int(),
  /** False where the rule for named records compares no groups; nothing else is said then. */
  is_compared: z.boolean(),
  /** The whole months that the figures are of; null where there is none. */
  covers: z.nullable(z.object({ from: z.string(), through: z.string() })),
  /** Everyone who is in the groups below, together. */
  whole: z.object(figuresShape),
  /**
   * In the order of the list, those of whom anything is shown. A record belongs to the group that its person was in when it
   * was made, a group to its entry, whatever it is called now; one that was merged to the one it was merged into.
   */
  groups: z.array(groupSchema),
});

export type GroupComparison = z.infer<typeof comparisonSchema>;
export type ComparedGroup = z.infer<typeof groupSchema>;
export type GroupFigures = GroupComparison['whole'];

export const groupStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats/groups',
  access: 'admin',
  shows: 'figures',
  summary: 'The groups of one list beside each other.',
  query: groupsQuery,
  reply: comparisonSchema,
});

export const groupsExport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/exports/groups.csv',
  access: 'admin',
  shows: 'figures',
  summary: 'The same as a spreadsheet.',
  limit: 'exports',
  query: groupsQuery,
  reply: 'file',
  fileTypes: ['text/csv'],
});
