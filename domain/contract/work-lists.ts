import * as z from 'zod/mini';
import { longestEntryName, workListKinds } from '../work-lists.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, lineOfText, requiredOr } from './text.ts';

const workListsSchema = z.object({
  theme: z.array(z.string()),
  designation: z.array(z.string()),
  state: z.array(z.object({ name: z.string(), cities: z.array(z.string()) })),
});

/** What can be chosen at registration, in the order of the lists. Open to everyone, also signed out. */
export const workLists = defineEndpoint({
  method: 'GET',
  path: '/api/work-lists',
  access: 'anyone',
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
const idField = z.string(requiredOr('wrong_type'));
/** Spaces in a row are one: no reader sees more. */
export const entryNameField = lineOfText(longestEntryName).check(z.overwrite((text) => text.replaceAll(/\s+/g, ' ')));

/** All four lists in their order, retired entries too. Each change returns them as they are then. */
export const workListEntries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/work-lists',
  access: 'admin',
  reply: entriesSchema,
});

/** A city names its state. 409 `list_name_taken` where the list has one that reads the same. */
export const addListEntry = defineEndpoint({
  method: 'POST',
  path: '/api/admin/work-lists/:kind',
  access: 'admin',
  idempotent: true,
  status: 201,
  params: kindParams,
  body: z.object({ name: entryNameField, within: z.optional(z.nullable(idField)) }),
  reply: entriesSchema,
});

/**
 * Its people follow. `was` is the name that the admin saw: 409 `list_changed` where it has another one by now, and
 * `list_name_taken` where the list has one that reads the same.
 */
export const renameListEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-list-entries/:id/name',
  access: 'admin',
  params: idParams,
  body: z.object({ name: entryNameField, was: z.string(requiredOr('wrong_type')) }),
  reply: entriesSchema,
});

/** 409 `list_needed` where no one could register any more. */
export const retireListEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-list-entries/:id/retired',
  access: 'admin',
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
  power: true,
  params: idParams,
  body: z.object({ into: idField }),
  reply: entriesSchema,
});

/** Takes the ids of all entries that can be chosen, of cities those of one state: 409 `list_changed` for others. */
export const orderList = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/work-lists/:kind/order',
  access: 'admin',
  params: kindParams,
  body: z.object({ within: z.optional(z.nullable(idField)), ids: z.array(idField, requiredOr('wrong_type')) }),
  reply: entriesSchema,
});
