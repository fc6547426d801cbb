import * as z from 'zod/mini';
import { mostEntries } from '../field-limits.ts';
import { byField } from '../person-fields.ts';
import { tableTypes } from '../table-types.ts';
import { longestEntryName, plainLists, workListKinds } from '../work-lists.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, idParams, lineOfText, referenceField, requiredOr } from './text.ts';

const workListsSchema = z.object({
  ...byField(plainLists, () => z.array(z.string())),
  state: z.array(z.object({ name: z.string(), cities: z.array(z.string()) })),
});

/** What can be chosen at registration, in the order of the lists. Open to everyone, also signed out. */
export const workLists = defineEndpoint({
  method: 'GET',
  path: '/api/work-lists',
  access: 'anyone',
  shows: 'nothing',
  summary: 'What can be chosen at registration: themes, designations, states and cities.',
  reply: workListsSchema,
});

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(workListKinds),
  name: z.string(),
  /** The id of the state that a city lies in. */
  within: z.nullable(z.string()),
  /** Kept for those alone who have it. */
  retired: z.boolean(),
  /** Who has it, whatever their role. */
  people: z.int(),
});

export type ListEntry = z.infer<typeof entrySchema>;

const entriesSchema = z.array(entrySchema);

const kindParams = z.object({ kind: z.enum(workListKinds) });
/** Spaces in a row are one: no reader sees more. */
export const entryNameField = lineOfText(longestEntryName).check(z.overwrite((text) => text.replaceAll(/\s+/g, ' ')));

/** All four lists in their order, retired entries too. Each change returns them as they are then. */
export const workListEntries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/work-lists',
  access: 'admin',
  shows: 'nothing',
  summary: 'Themes, designations, states and cities, retired entries too.',
  reply: entriesSchema,
});

export const addListEntryBody = z.object({ name: entryNameField, within: z.optional(z.nullable(referenceField)) });

/** A city names its state. 409 `list_name_taken` where the list has one that reads the same. */
export const addListEntry = defineEndpoint({
  method: 'POST',
  path: '/api/admin/work-lists/:kind',
  access: 'admin',
  shows: 'nothing',
  summary: 'Adds an entry to a list.',
  refusals: ['list_name_taken', 'list_changed', 'idempotency_conflict'],
  idempotent: true,
  status: 201,
  params: kindParams,
  body: addListEntryBody,
  reply: entriesSchema,
});

export const renameListEntryBody = z.object({ name: entryNameField, was: referenceField });

/**
 * Its people follow. `was` is the name that the admin saw: 409 `list_changed` where it has another one by now, and
 * `list_name_taken` where the list has one that reads the same.
 */
export const renameListEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-list-entries/:id/name',
  access: 'admin',
  shows: 'nothing',
  summary: 'Renames an entry. Its people follow.',
  refusals: ['list_changed', 'list_name_taken'],
  params: idParams,
  body: renameListEntryBody,
  reply: entriesSchema,
});

/** 409 `list_needed` where no one could register any more. */
export const retireListEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-list-entries/:id/retired',
  access: 'admin',
  shows: 'nothing',
  summary: 'Retires an entry, or brings it back.',
  refusals: ['list_needed', 'list_changed'],
  params: idParams,
  body: z.object({ retired: z.boolean(requiredOr('wrong_type')) }),
  reply: entriesSchema,
});

/**
 * Its people go to another entry of its list, and it is gone; the cities of a state go along. There is no way back, so
 * that it asks for the password. 409 `list_changed` where one of the two is no longer what it was.
 */
export const mergeListEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-list-entries/:id/merged',
  access: 'admin',
  shows: 'nothing',
  summary: 'Merges an entry into another one of its list.',
  refusals: ['list_needed', 'list_changed'],
  stepUp: true,
  params: idParams,
  body: z.object({ into: referenceField }),
  reply: entriesSchema,
});

/** Takes the ids of all entries that can be chosen, of cities those of one state: 409 `list_changed` for others. */
export const orderList = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-lists/:kind/order',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sets the order of a list.',
  refusals: ['list_changed'],
  params: kindParams,
  body: z.object({
    within: z.optional(z.nullable(referenceField)),
    ids: z.array(referenceField, requiredOr('wrong_type')).check(z.maxLength(mostEntries, code('wrong_type'))),
  }),
  reply: entriesSchema,
});

/** Bytes and lines of a file with a list. */
export const listFileLimits = { bytes: 512 * 1024, lines: 5000 } as const;

const columnField = z.optional(z.string().check(z.regex(/^[0-9]{1,2}$/, code('whole_number'))));

export const listLineFaultCodes = [
  'required',
  'too_long',
  'forbidden_characters',
  'unknown_state',
  'surplus_cell',
] as const;

const lineFaultSchema = z.object({
  line: z.int(),
  /** As a spreadsheet counts them, from 1. */
  column: z.int(),
  code: z.enum(listLineFaultCodes),
  value: z.string(),
});

export type ListLineFault = z.infer<typeof lineFaultSchema>;

export const fileRefusals = [
  'workbook',
  'locked-workbook',
  'damaged-workbook',
  'large-workbook',
  'not-text',
  'empty',
  'no-lines',
  'broken-quotes',
  'line-too-long',
  'too-many-columns',
  'too-many-lines',
] as const;

const importSchema = z.object({
  /** Why the file is no table, and the line on which that shows. */
  refusal: z.nullable(z.object({ code: z.enum(fileRefusals), line: z.int() })),
  headings: z.array(z.string()),
  /** Places of the columns, from 0; null where no heading says so and none was chosen. */
  columns: z.object({ name: z.nullable(z.int()), within: z.nullable(z.int()) }),
  lines: z.int(),
  faults: z.array(lineFaultSchema),
  added: z.array(z.object({ name: z.string(), within: z.nullable(z.string()) })),
  /** Retired ones that people could choose again. */
  restored: z.array(z.object({ name: z.string(), within: z.nullable(z.string()) })),
  /** Names of the file that the list has already. */
  known: z.int(),
  /** Stands for exactly this: it alone can be stored. */
  plan: z.string(),
  stored: z.boolean(),
});

export type ListImport = z.infer<typeof importSchema>;

/**
 * CSV or a workbook of Excel with a name on each line, below headings; for cities another column has the state. What storing it would do, and
 * with `plan`, that is done: all of it or nothing. 409 `list_changed` where it would do something else by now.
 */
export const importList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/work-lists/:kind/import',
  access: 'admin',
  shows: 'nothing',
  summary: 'Says what storing a file with a list would do, and does it with that plan.',
  refusals: ['unreadable_file', 'list_changed', 'invalid_input'],
  upload: { mostBytes: listFileLimits.bytes, types: tableTypes },
  params: kindParams,
  query: z.object({ name: columnField, within: columnField, plan: z.optional(referenceField) }),
  reply: importSchema,
});
