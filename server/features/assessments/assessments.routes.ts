import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { AppError } from '../../core/app-error.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { findAssessments } from './assessments.queries.ts';
import { leaveResultOf, storeSubmission } from './assessments.service.ts';
import type { OwnAssessment } from './care-state.ts';

export function answerAssessments(services: Services): HandlersOf<'assessments'> {
  return {
    submitAssessment: async ({ body, caller, idempotencyKey }) => {
      if (!caller.mayRecord) throw new AppError('consent_declined');
      return toRecord(await storeSubmission(services, body, { userId: caller.id, idempotencyKey }));
    },

    assessmentHistory: async ({ query: { type }, caller }) =>
      (await findAssessments(services, caller.id, type)).map(toRecord),

    allAssessments: async ({ caller }) => (await findAssessments(services, caller.id)).map(toRecord),

    leaveResult: async ({ params: { id }, caller }) => {
      await leaveResultOf(services, caller.id, id);
      return { left: true } as const;
    },
  };
}

function toRecord({
  id,
  type,
  total_score,
  created_at,
  partial,
  language,
  callsForCare,
  careWaits,
}: OwnAssessment): AssessmentRecord {
  return {
    id: String(id),
    type,
    total_score,
    created_at: created_at.toISOString(),
    severity: severityOf(type, total_score, partial),
    partial,
    language,
    calls_for_care: callsForCare,
    care_waits: careWaits,
  };
}
