import * as z from 'zod/mini';
import { longestZone } from '../field-limits.ts';
import { instruments, instrumentTypes } from '../instruments/instrument.ts';
import { dayRangeShape, daysInOrder } from './day-range.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, tokenParams } from './text.ts';

/** What a report can show, by its name in the address. */
export const reportSections = [...instrumentTypes.map((type) => instruments[type].wire.key), 'mood'] as const;

export type ReportSection = (typeof reportSections)[number];

/** Some of the sections with commas between; all where it is missing or empty. */
const sectionsField = z.pipe(
  z.optional(z.string()),
  z.pipe(
    z.transform((text: string | undefined) => (text ? text.split(',') : reportSections)),
    z.array(z.enum(reportSections, code('not_in_list')), code('not_in_list')),
  ),
);

export const assessmentReportQuery = z
  .object({
    tz: z.optional(z.string().check(z.maxLength(longestZone, code('too_long')))),
    ...dayRangeShape,
    sections: sectionsField,
  })
  .check(daysInOrder);

/**
 * `tz` is the IANA zone in which the person reads dates; without it that of the header `X-Time-Zone`, as the page sends it,
 * and the organisation's where that is missing or unknown, too. `from`, `to` and `sections` choose what is shown: everything
 * where they are missing.
 */
export const assessmentReport = defineEndpoint({
  method: 'GET',
  path: '/api/assessment/report',
  access: 'signed-in',
  shows: 'ownReport',
  summary: 'One’s own report as a PDF.',
  limit: 'reports',
  query: assessmentReportQuery,
  reply: 'file',
  fileTypes: ['application/pdf'],
});

/** The whole report, as `GET /api/assessment/report`, with times in the organisation's zone. */
export const leaverReport = defineEndpoint({
  method: 'GET',
  path: '/api/left/:token/report',
  access: 'anyone',
  shows: 'ownReport',
  summary: 'The report about someone who has left as a PDF, for the holder of their link.',
  refusals: ['leaving_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  reply: 'file',
  fileTypes: ['application/pdf'],
});
