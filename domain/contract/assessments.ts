import * as z from 'zod/mini';
import { mostAnswers } from '../field-limits.ts';
import { instruments, instrumentTypes } from '../instruments/instrument.ts';
import { offersAll } from '../instruments/scoring.ts';
import { languageCodes } from '../languages.ts';
import { defineEndpoint } from './endpoint.ts';
import { takenRefusals, takenShape } from './taken.ts';
import { code, idParams, oneOf, requiredOr } from './text.ts';

/** 'GAD-7' or 'PHQ-9', matched after trimming and upper-casing (specification, section 3). */
const typeField = z.pipe(
  z.string(requiredOr('wrong_type')).check(z.overwrite((text) => text.trim().toUpperCase())),
  z.enum(instrumentTypes, requiredOr('unknown_type')),
);

const values = instrumentTypes.flatMap((type) => instruments[type].answers.map(({ value }) => value));

/** One that some questionnaire offers. */
const answerField = z
  .int(requiredOr('wrong_type'))
  .check(z.minimum(Math.min(...values), code('answer_range')), z.maximum(Math.max(...values), code('answer_range')));

const submissionSchema = z
  .object({
    answers: z
      .record(z.string(), answerField, requiredOr('wrong_type'))
      .check(z.refine((answers) => Object.keys(answers).length <= mostAnswers, code('answer_range'))),
    total_score: z.int(requiredOr('wrong_type')),
    type: typeField,
    /** Of the form that was answered; English where it is missing. */
    language: z.optional(oneOf(languageCodes)),
    ...takenShape,
  })
  .check(z.refine(({ type, answers }) => offersAll(type, answers), { error: code('answer_range'), path: ['answers'] }));

/**
 * `severity` is the band's own name, or 'Not scored' where the record is partial. `calls_for_care` is null where that is
 * not known; `care_waits` until the person has left the screen of care. `language` is that of the form.
 */
const recordSchema = z.object({
  id: z.string(),
  type: z.enum(instrumentTypes),
  total_score: z.int(),
  created_at: z.string(),
  severity: z.string(),
  partial: z.boolean(),
  language: z.enum(languageCodes),
  calls_for_care: z.nullable(z.boolean()),
  care_waits: z.boolean(),
});

export type AssessmentSubmission = z.infer<typeof submissionSchema>;
export type AssessmentRecord = z.infer<typeof recordSchema>;

export const submitAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessment',
  access: 'signed-in',
  shows: 'ownScores',
  summary: 'Stores the answers to a questionnaire, and returns its score and level.',
  refusals: [
    'sum_mismatch',
    'answers_incomplete',
    'wrong_questionnaire',
    'question_set_changed',
    'wording_off',
    'idempotency_conflict',
    'consent_declined',
    ...takenRefusals,
  ],
  limit: 'submissions',
  idempotent: true,
  status: 201,
  body: submissionSchema,
  reply: recordSchema,
});

export const assessmentHistory = defineEndpoint({
  method: 'GET',
  path: '/api/assessment/history',
  access: 'signed-in',
  shows: 'ownScores',
  summary: 'One’s own results of one questionnaire, oldest first.',
  query: z.object({ type: typeField }),
  reply: z.array(recordSchema),
});

export const allAssessments = defineEndpoint({
  method: 'GET',
  path: '/api/assessment/all',
  access: 'signed-in',
  shows: 'ownScores',
  summary: 'One’s own results of both questionnaires, oldest first.',
  reply: z.array(recordSchema),
});

/**
 * The person has seen a result and goes on. Said of every result alike, so that the call itself tells nothing; one that
 * is not the caller's is no fault, and nothing happens.
 */
export const leaveResult = defineEndpoint({
  method: 'PUT',
  path: '/api/results/:id/left',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Says that one has seen a result and goes on.',
  params: idParams,
  reply: z.object({ left: z.literal(true) }),
});
