import * as z from 'zod/mini';
import { byStaffColumn, mostStaffBytes } from '../staff-columns.ts';
import { tableTypes } from '../table-types.ts';
import { workListKinds } from '../work-lists.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape } from './paging.ts';
import { code, idParams, referenceField, requiredOr } from './text.ts';

/** What can be wrong with one cell of a file, besides what can be wrong with a field. */
export const lineFaultCodes = [
  'required',
  'wrong_type',
  'email_format',
  'too_long',
  'forbidden_characters',
  'unknown_name',
  'unknown_city',
  'retired_name',
  'same_email',
  'surplus_cell',
  'has_left',
] as const;

const lineFaultSchema = z.object({
  line: z.int(),
  /** As a spreadsheet counts them: from 1. */
  column: z.int(),
  /** What stands above it in the file. */
  heading: z.string(),
  code: z.enum(lineFaultCodes),
  value: z.string(),
  /** The name of the list that is most like it. */
  nearest: z.nullable(z.string()),
  /** Where the same address stands already. */
  first_line: z.nullable(z.int()),
});

export type LineFault = z.infer<typeof lineFaultSchema>;
export type LineFaultCode = LineFault['code'];

const place = z
  .int(requiredOr('wrong_type'))
  .check(z.minimum(0, code('wrong_type')), z.maximum(99, code('wrong_type')));

const choiceShape = {
  /** The place of each column in the file, from 0. */
  columns: z.object(byStaffColumn(() => place)),
  /** Names that are in no list are added to them, instead of being faults. */
  adds: z.boolean(requiredOr('wrong_type')),
};

const choiceSchema = z.object(choiceShape);

export type ImportChoice = z.infer<typeof choiceSchema>;

const outcomeSchema = z.object({
  invited: z.int(),
  changed: z.int(),
  left: z.int(),
  /** Other admins: that they have left waits, and they stay on the list for as long (`GET /api/admin/admin-requests`). */
  waiting: z._default(z.int(), 0),
  /** Invitations that were taken back. */
  withdrawn: z.int(),
  added: z.int(),
});

export type ImportOutcome = z.infer<typeof outcomeSchema>;

/** A file as it is: CSV in any encoding of spreadsheets, or a workbook of Excel. 400 `unreadable_file` names the line. Nothing of it counts yet. */
export const uploadStaffList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff-imports',
  access: 'admin',
  shows: 'nothing',
  summary: 'Uploads a staff list, as CSV or as an Excel workbook. Nothing of it counts yet.',
  refusals: ['unreadable_file'],
  limit: 'invitations',
  stepUp: true,
  upload: { mostBytes: mostStaffBytes, types: tableTypes },
  status: 201,
  reply: z.object({
    id: z.string(),
    headings: z.array(z.string()),
    /** The first lines, for the admin who says which column is what. */
    samples: z.array(z.array(z.string())),
    lines: z.int(),
    columns: z.object(byStaffColumn(() => z.nullable(z.int()))),
  }),
});

const named = z.object({ name: z.string(), email: z.string() });

/** Those that become another. */
const someColumns = z.object(byStaffColumn(() => z.optional(z.string())));

const previewSchema = z.object({
  counts: z.object({
    lines: z.int(),
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    gone: z.int(),
    /** Of those that are gone: who has an account. */
    gone_registered: z.int(),
    faults: z.int(),
    additions: z.int(),
  }),
  /** The first of each; `faults.csv` has them all. */
  faults: z.array(lineFaultSchema),
  additions: z.array(z.object({ kind: z.enum(workListKinds), name: z.string(), within: z.nullable(z.string()) })),
  new: z.array(named),
  changed: z.array(
    z.object({
      ...named.shape,
      before: someColumns,
      after: someColumns,
    }),
  ),
  gone: z.array(z.object({ ...named.shape, registered: z.boolean() })),
  /** Stands for exactly this: it alone can be confirmed. */
  plan: z.string(),
});

export type ImportPreview = z.infer<typeof previewSchema>;

export const previewStaffImport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff-imports/:id/preview',
  access: 'admin',
  shows: 'detailsOfOne',
  summary: 'Says what storing an uploaded staff list would do.',
  params: idParams,
  body: choiceSchema,
  reply: previewSchema,
});

const progressSchema = z.object({
  /** `stopped` where the server that stored it has gone: nothing was stored. */
  state: z.enum(['uploaded', 'storing', 'stored', 'outdated', 'stopped']),
  done: z.int(),
  total: z.int(),
  outcome: z.nullable(outcomeSchema),
});

export type ImportProgress = z.infer<typeof progressSchema>;

/**
 * Stores all of it or nothing. `leavers`: who is gone has left. 409 `import_faulty` with a fault in it, `import_running` while
 * another one is stored.
 */
export const confirmStaffImport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff-imports/:id/confirm',
  access: 'admin',
  shows: 'nothing',
  summary: 'Stores all of an uploaded staff list, or nothing.',
  refusals: ['import_faulty', 'import_running', 'list_changed', 'last_admin'],
  limit: 'invitations',
  stepUp: true,
  params: idParams,
  body: z.object({
    plan: referenceField,
    leavers: z.boolean(requiredOr('wrong_type')),
  }),
  reply: progressSchema,
});

export const staffImport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/staff-imports/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'How far the storing of a staff list is.',
  params: idParams,
  reply: progressSchema,
});

export const dropStaffImport = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/staff-imports/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Drops an uploaded staff list.',
  params: idParams,
  status: 200,
  reply: z.object({}),
});

/** Every fault of the last preview. */
export const staffImportFaults = defineEndpoint({
  method: 'GET',
  path: '/api/admin/staff-imports/:id/faults.csv',
  access: 'admin',
  shows: 'employeeList',
  summary: 'Every fault of an uploaded staff list, as a spreadsheet.',
  limit: 'exports',
  params: idParams,
  reply: 'file',
  fileTypes: ['text/csv'],
});

export const staffTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/admin/staff-list/template.csv',
  access: 'admin',
  shows: 'nothing',
  summary: 'An empty staff list with its headings.',
  reply: 'file',
  fileTypes: ['text/csv'],
});

const invitationSchema = z.object({
  id: z.string(),
  ...named.shape,
  /** `waiting` for its mail; `sent`, with the link good until then; `over`; `refused` by a mail server. */
  state: z.enum(['waiting', 'sent', 'over', 'refused']),
  until: z.nullable(z.string()),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** Who is invited and has not registered, by name; a page of 50 where no limit is given. `q` searches name and e-mail. */
export const invitations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/staff-list',
  access: 'admin',
  shows: 'nothing',
  summary: 'Who is invited and has not registered, by name.',
  limit: 'lists',
  query: z.object({ limit: pagingShape.limit, cursor: pagingShape.cursor, q: pagingShape.q }),
  reply: z.object({
    counts: z.object({
      listed: z.int(),
      registered: z.int(),
      waiting: z.int(),
      over: z.int(),
      refused: z.int(),
    }),
    invitations: z.array(invitationSchema),
  }),
});

export const inviteAgain = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff-list/invitations',
  access: 'admin',
  shows: 'nothing',
  summary: 'Mails new invitations, to one person or to all whose link is over.',
  refusals: ['not_found'],
  limit: 'invitations',
  stepUp: true,
  body: z.object({ id: z.optional(referenceField) }),
  reply: z.object({ mails: z.int() }),
});

/** Takes an invitation back; someone who has registered stays. */
export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/staff-list/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Withdraws an invitation.',
  stepUp: true,
  params: idParams,
  reply: z.object({}),
});
