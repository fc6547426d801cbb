import { defineEndpoint } from './endpoint.ts';
import { tokenParams } from './text.ts';

/** Everything that is kept about the caller, the answers and the safety plan among it: someone who finds a screen left open can't take it along. */
export const myRecordJson = defineEndpoint({
  method: 'GET',
  path: '/api/my-record.json',
  access: 'signed-in',
  shows: 'ownRecord',
  summary: 'Everything that is kept about oneself.',
  stepUp: true,
  limit: 'exports',
  reply: 'file',
  fileTypes: ['application/json'],
});

export const myRecordCsv = defineEndpoint({
  method: 'GET',
  path: '/api/my-record.csv',
  access: 'signed-in',
  shows: 'ownRecord',
  summary: 'The same for a spreadsheet.',
  stepUp: true,
  limit: 'exports',
  reply: 'file',
  fileTypes: ['text/csv'],
});

/** The questionnaires as a bundle of HL7 FHIR R4, for a doctor's or a counsellor's system. */
export const myRecordFhir = defineEndpoint({
  method: 'GET',
  path: '/api/my-record.fhir.json',
  access: 'signed-in',
  shows: 'ownRecord',
  summary: 'One’s own questionnaires as HL7 FHIR R4, for a doctor’s system.',
  stepUp: true,
  limit: 'exports',
  reply: 'file',
  fileTypes: ['application/fhir+json'],
});

export const leaverRecord = defineEndpoint({
  method: 'GET',
  path: '/api/left/:token/my-record.json',
  access: 'anyone',
  shows: 'ownRecord',
  summary: 'Everything that is kept about someone who has left, for the holder of their link.',
  refusals: ['leaving_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  reply: 'file',
  fileTypes: ['application/json'],
});
