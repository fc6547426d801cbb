import type { Selectable } from 'kysely';
import { callsForCare, hasCareItem } from '../../../domain/instruments/care.ts';
import { decryptAnswered } from '../../security/encryption/answers-column.ts';
import type { AnsweredRow } from '../../security/encryption/answers-column.ts';
import type { Cipher } from '../../security/encryption/cipher.ts';
import type { Database } from '../../db/schema.ts';

interface CareState {
  /** Null where it is not known. */
  callsForCare: boolean | null;
  /** It does, and the person has not gone on from the screen of care. */
  careWaits: boolean;
}

/** A record as its person, and no one else, is told of it. */
export type OwnAssessment = StoredAssessment & CareState;

export function withCareState(record: StoredAssessment, { answers, left }: AnsweredRow): OwnAssessment {
  const { id, type, total_score, created_at, partial, language } = record;
  const calls = callsForCare(type, answers);
  return {
    id,
    type,
    total_score,
    created_at,
    partial,
    language,
    callsForCare: calls,
    careWaits: calls === true && !left,
  };
}

/**
 * What encrypted answers were found to say, by person, record and every byte of the value: the same bytes in another row, or others
 * in this one, are opened. It is in the memory of the process alone, which holds the key as well, and for a while.
 */
const known = { states: new Map<string, CareState>(), since: 0 };

/** A state with its bytes takes some 300 bytes. */
const [mostKnown, longestKnownMs] = [5000, 3_600_000];

/** Decrypts the answers of a questionnaire that can call for care, once for several looks; those of others are left alone. */
export function readCareState(
  cipher: Cipher,
  { userId, answers, ...record }: StoredAssessment & { userId: string; answers: Buffer },
): OwnAssessment {
  if (!hasCareItem(record.type)) return withCareState(record, { answers: {}, left: true });
  const { states } = known;
  const value = `${userId}/${record.id}/${answers.toString('latin1')}`;
  const found = states.get(value);
  if (found) return { ...record, ...found };
  const own = withCareState(record, decryptAnswered(cipher, { userId, id: record.id, answers }));
  const now = performance.now();
  if (states.size >= mostKnown || now - known.since > longestKnownMs) {
    states.clear();
    known.since = now;
  }
  states.set(value, { callsForCare: own.callsForCare, careWaits: own.careWaits });
  return own;
}

export const columns = ['id', 'type', 'total_score', 'created_at', 'partial', 'language'] as const;

/** A record without its answers. */
export type StoredAssessment = Pick<Selectable<Database['assessments']>, (typeof columns)[number]>;
