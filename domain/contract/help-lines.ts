import * as z from 'zod/mini';
import { helpNumberDigits, helpNumbers, longestPhone } from '../field-limits.ts';
import { comparedOnField } from './compared-on.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockOfText, changeOf, code, idParams, lineOfText, plainAddress, requiredOr } from './text.ts';

/** As they are dialled: digits with spaces, hyphens, brackets and a leading +. */
function isHelpNumber(text: string): boolean {
  const digits = text.replaceAll(/[^0-9]/g, '').length;
  const isShort = text.length <= longestPhone && digits <= helpNumberDigits.most;
  return /^[+]?[0-9() -]*$/.test(text) && digits >= helpNumberDigits.least && isShort;
}

const numberField = z.string(requiredOr('help_number')).check(
  z.overwrite((text) => text.trim()),
  z.refine(isHelpNumber, code('help_number')),
);

function isWebAddress(text: string): boolean {
  const url = plainAddress(text);
  return url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:') && text.length <= 500;
}

const lineShape = {
  name: lineOfText(100),
  numbers: z
    .array(numberField, requiredOr('wrong_type'))
    .check(z.minLength(helpNumbers.least, code('help_number')), z.maxLength(helpNumbers.most, code('help_number'))),
  hours: blockOfText(100),
  languages: blockOfText(200),
  note: blockOfText(300),
  source: z.string(requiredOr('wrong_type')).check(
    z.overwrite((text) => text.trim()),
    z.refine(isWebAddress, code('web_address')),
  ),
  verified_on: comparedOnField,
  /** Counts from 1. */
  position: z.int(requiredOr('whole_number')).check(z.minimum(1, code('whole_number'))),
};

/** It comes last where no position is given. */
export const helpLineBody = z.object({
  ...lineShape,
  hours: z._default(lineShape.hours, ''),
  languages: z._default(lineShape.languages, ''),
  note: z._default(lineShape.note, ''),
  position: z.optional(lineShape.position),
});

export type HelpLineBody = z.infer<typeof helpLineBody>;

const helpLineChange = changeOf(lineShape);

export type HelpLineChange = z.infer<typeof helpLineChange>;

const helpLineSchema = z.object({
  id: z.string(),
  position: z.int(),
  name: z.string(),
  numbers: z.array(z.string()),
  hours: z.string(),
  languages: z.string(),
  note: z.string(),
  source: z.string(),
  verified_on: z.string(),
  /** Compared with its source more than 90 days ago. */
  stale: z.boolean(),
});

export type StoredHelpLine = z.infer<typeof helpLineSchema>;

export const helpLineList = z.array(helpLineSchema);

/** Never empty. Open to everyone, also signed out. */
export const helpLines = defineEndpoint({
  method: 'GET',
  path: '/api/help-lines',
  access: 'anyone',
  shows: 'nothing',
  summary: 'The numbers that anyone can call to talk. Never empty.',
  reply: helpLineList,
});

export const addHelpLine = defineEndpoint({
  method: 'POST',
  path: '/api/admin/help-lines',
  access: 'admin',
  shows: 'nothing',
  summary: 'Adds a helpline.',
  stepUp: true,
  status: 201,
  body: helpLineBody,
  reply: helpLineSchema,
});

/** 112 stays on the list: 409 `help_line_needed`. */
export const changeHelpLine = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/help-lines/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Changes what is named of a helpline.',
  refusals: ['help_line_needed', 'help_line_at_any_hour'],
  stepUp: true,
  params: idParams,
  body: helpLineChange,
  reply: helpLineSchema,
});

/** Returns what is left. The last one, and 112, can't be removed: 409 `help_line_needed`. */
export const removeHelpLine = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/help-lines/:id',
  access: 'admin',
  shows: 'nothing',
  summary: 'Removes a helpline, and returns what is left.',
  refusals: ['help_line_needed', 'help_line_at_any_hour'],
  stepUp: true,
  params: idParams,
  reply: helpLineList,
});
