import type { FastifyInstance } from 'fastify';
import { moodHistory, submitMood } from '../../../domain/contract/moods.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { moodOf, parseMood } from '../../../domain/moods.ts';
import { AppError } from '../../app-error.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findMoods, insertMoodOnce } from './moods.queries.ts';
import type { StoredMood } from './moods.queries.ts';

export function mountMoods(app: FastifyInstance, services: Services): void {
  const { db, now } = services;

  mountEndpoint(app, services, submitMood, async ({ body, caller, idempotencyKey }) => {
    const mood = parseMood(body.mood);
    if (!mood) throw new AppError('invalid_input', { fields: { mood: 'unknown_mood' } });
    const stored = await insertMoodOnce(db, { userId: caller.id, mood, idempotencyKey, now: now() });
    if (stored.mood !== mood) throw new AppError('idempotency_conflict');
    return toRecord(stored);
  });

  mountEndpoint(app, services, moodHistory, async ({ caller }) => (await findMoods(db, caller.id)).map(toRecord));
}

function toRecord({ id, created_at, mood }: StoredMood): MoodRecord {
  return { id: String(id), created_at: created_at.toISOString(), mood: moodOf(mood).emoji };
}
