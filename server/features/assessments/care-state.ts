import type { Selectable } from 'kysely';
import { callsForCare, hasCareItem } from '../../../domain/instruments/care.ts';
import { decryptAnswered } from '../../security/encryption/answers-column.ts';
import type { AnsweredRow } from '../../security/encryption/answers-column.ts';
import type { Cipher } from '../../security/encryption/cipher.ts';
import type { Database } from '../../db/schema.ts';

/** A record as its person, and no one else, is told of it. */
export interface OwnAssessment extends StoredAssessment {
  /** Null where it is not known. */
  callsForCare: boolean | null;
  /** It does, and the person has not gone on from the screen of care. */
  careWaits: boolean;
}

export function withCareState(record: StoredAssessment, { answers, left }: AnsweredRow): OwnAssessment {
  const { id, type, total_score, created_at, partial } = record;
  const calls = callsForCare(type, answers);
  return { id, type, total_score, created_at, partial, callsForCare: calls, careWaits: calls === true && !left };
}

/** Decrypts the answers of a questionnaire that can call for care; those of others are left alone. */
export function decryptCareState(
  cipher: Cipher,
  { userId, answers, ...record }: StoredAssessment & { userId: string; answers: Buffer },
): OwnAssessment {
  const opened = hasCareItem(record.type)
    ? decryptAnswered(cipher, { userId, id: record.id, answers })
    : { answers: {}, left: true };
  return withCareState(record, opened);
}

export const columns = ['id', 'type', 'total_score', 'created_at', 'partial'] as const;

/** A record without its answers. */
export type StoredAssessment = Pick<Selectable<Database['assessments']>, (typeof columns)[number]>;
