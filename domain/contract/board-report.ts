import * as z from 'zod/mini';
import { workListKinds } from '../work-lists.ts';
import { daysInOrder, isDayOfPeriod } from './day-range.ts';
import { defineEndpoint } from './endpoint.ts';
import { mostRecipients } from '../field-limits.ts';
import { code, referenceField, requiredOr } from './text.ts';

const dayField = z.string(requiredOr('wrong_type')).check(
  z.refine((day) => day !== '', code('required')),
  z.refine(isDayOfPeriod, code('not_a_date')),
);

/** Both days belong to the report; `by` is the list whose groups are compared, none where it is missing. */
export const reportQuery = z
  .object({ from: dayField, to: dayField, by: z.optional(z.enum(workListKinds, code('not_in_list'))) })
  .check(daysInOrder);

export type BoardReportQuery = z.infer<typeof reportQuery>;

/** Two to four pages about a period, and as much time before it. Names no one. */
export const boardReport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/board-report.pdf',
  access: 'admin',
  shows: 'figures',
  summary: 'A report for the board about a period, as a PDF. It names no one.',
  limit: 'reports',
  stepUp: true,
  query: reportQuery,
  reply: 'file',
  fileTypes: ['application/pdf'],
});

export const boardReportCsv = defineEndpoint({
  method: 'GET',
  path: '/api/admin/exports/board-report.csv',
  access: 'admin',
  shows: 'figures',
  summary: 'The figures of that report as a spreadsheet.',
  limit: 'exports',
  stepUp: true,
  query: reportQuery,
  reply: 'file',
  fileTypes: ['text/csv'],
});

const mailSchema = z.object({
  /** Everyone who could get it. */
  admins: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  /** The ids of those who do. */
  recipients: z.array(z.string()),
});

export type BoardReportMail = z.infer<typeof mailSchema>;

export const boardReportMail = defineEndpoint({
  method: 'GET',
  path: '/api/admin/board-report-mail',
  access: 'admin',
  shows: 'adminList',
  summary: 'To whom the report for the board is mailed each month.',
  reply: mailSchema,
});

/** Takes the ids of those who are to get it, in place of all before: 404 where one is no active admin. */
export const changeBoardReportMail = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/board-report-mail',
  access: 'admin',
  shows: 'adminList',
  summary: 'Sets to whom the report for the board is mailed.',
  refusals: ['not_found'],
  stepUp: true,
  body: z.object({
    recipients: z
      .array(referenceField, requiredOr('wrong_type'))
      .check(z.maxLength(mostRecipients, code('wrong_type'))),
  }),
  reply: mailSchema,
});
