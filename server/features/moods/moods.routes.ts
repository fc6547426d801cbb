import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { moodOf, moodRemovalMinutes, parseMood } from '../../../domain/moods.ts';
import { clockSkewMinutes } from '../../../domain/taken.ts';
import { AppError } from '../../core/app-error.ts';
import { isRecordId } from '../../db/record-id.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import { idempotencyHash } from '../../security/encryption/idempotency-hash.ts';
import type { Services } from '../services.ts';
import { timeOrFirst } from '../visibility/time-taken.ts';
import { deleteMood, findMoodByKey, findMoods, findMoodsSince, findMoodTime, insertMoodOnce } from './moods.queries.ts';
import type { StoredMood } from './moods.queries.ts';

export function answerMoods(services: Services): HandlersOf<'moods'> {
  const { db, cipher, now } = services;
  return {
    submitMood: async ({ body, caller, idempotencyKey }) => {
      if (!caller.mayRecord) throw new AppError('consent_declined');
      const mood = parseMood(body.mood);
      if (!mood) throw new AppError('invalid_input', { fields: { mood: 'unknown_mood' } });
      const keyHash = idempotencyHash(cipher, { userId: caller.id, idempotencyKey });
      const sender = { userId: caller.id, keyHash };
      const { time, first } = await timeOrFirst(services, body, () => findMoodByKey(db, sender));
      const stored = first ?? (await insertMoodOnce(db, { ...sender, mood, now: time }));
      if (stored.mood !== mood) throw new AppError('idempotency_conflict');
      return toRecord(stored);
    },

    moodHistory: async ({ query: { since }, caller: { id } }) => {
      const moods = await (since ? findMoodsSince(db, id, new Date(now().getTime() - recentMs)) : findMoods(db, id));
      return moods.map(toRecord);
    },

    removeMood: async ({ params: { id }, caller, language }) => {
      const own = { userId: caller.id, id: Number(id) };
      const recordedAt = isRecordId(id) ? await findMoodTime(db, own) : undefined;
      if (!recordedAt) throw new AppError('not_found');
      const since = Math.max(recordedAt.getTime(), timeStored(own.id, now()));
      if (now().getTime() - since > moodRemovalMinutes * 60_000) throw new AppError('too_late');
      await deleteMood(db, own);
      return { msg: messagesIn[language].moods.moodMessages.removed };
    },
  };
}

/** A week of any clock lies within eight days. */
const recentMs = 8 * 86_400_000;

/** The id is the microsecond of storing, which may be long after the mood was taken. A clock that was ahead says nothing. */
function timeStored(id: number, now: Date): number {
  const stored = id / 1000;
  return stored - now.getTime() > clockSkewMinutes * 60_000 ? 0 : stored;
}

function toRecord({ id, created_at, mood }: StoredMood): MoodRecord {
  return { id: String(id), created_at: created_at.toISOString(), mood: moodOf(mood).emoji };
}
