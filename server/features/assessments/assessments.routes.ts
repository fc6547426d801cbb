import type { FastifyInstance } from 'fastify';
import { allAssessments, assessmentHistory, submitAssessment } from '../../../domain/contract/assessments.ts';
import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findAssessments } from './assessments.queries.ts';
import type { StoredAssessment } from './assessments.queries.ts';
import { storeSubmission } from './assessments.service.ts';

export function mountAssessments(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountEndpoint(app, services, submitAssessment, async ({ body, caller, idempotencyKey }) =>
    toRecord(await storeSubmission(services, body, { userId: caller.id, idempotencyKey })),
  );

  mountEndpoint(app, services, assessmentHistory, async ({ query: { type }, caller }) =>
    (await findAssessments(db, caller.id, type)).map(toRecord),
  );

  mountEndpoint(app, services, allAssessments, async ({ caller }) =>
    (await findAssessments(db, caller.id)).map(toRecord),
  );
}

function toRecord({ id, type, total_score, created_at, partial }: StoredAssessment): AssessmentRecord {
  return {
    id: String(id),
    type,
    total_score,
    created_at: created_at.toISOString(),
    severity: severityOf(type, total_score, partial),
    partial,
  };
}
