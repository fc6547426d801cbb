import type { QueryClient } from '@tanstack/react-query';
import { totalOf } from '../../../domain/instruments/scoring.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import type { MoodContext } from '../../../domain/mood-tags.ts';
import { callsForCare } from '../../../domain/instruments/care.ts';
import { call } from '../../api/api-client.ts';
import { callRecord } from '../../api/call-record.ts';
import { CallError, hasCode } from '../../api/call-error.ts';
import { changeWaiting, dropWaiting, isGivenUp, readWaiting, recordOf, sendAlone } from '../../api/device/waiting.ts';
import type { Waiting } from '../../api/device/waiting.ts';
import { readToken } from '../../api/stored-token.ts';
import { addResult } from '../assessments/assessments.api.ts';
import { resultOf } from '../assessments/result.ts';
import { noteResult, sayLeft } from '../assessments/unseen-result.ts';
import { addMood } from '../moods/moods.api.ts';
import { contextsKey, saveContext } from '../moods/mood-contexts.api.ts';

/** Refusals of what was sent, as it is. All others may be over the next time: another session, too much at once. */
const refusals = [400, 404, 409, 413, 422];

/** Sends what waits, in order, one tab at a time. Returns how much is left. */
export async function sendWaiting(cache: QueryClient): Promise<number> {
  await sendAlone(() => sendAll(cache));
  return (await readWaiting()).length;
}

async function sendAll(cache: QueryClient): Promise<void> {
  const token = readToken();
  for (const waiting of await readWaiting()) {
    if (waiting.refused !== undefined || isGivenUp(waiting.key)) continue;
    // Someone who has signed in meanwhile is another person: nothing of this one may go under their name.
    if (token === null || readToken() !== token) return;
    // It went while others were sending, or while this was read.
    if (!navigator.onLine) return;
    try {
      await send(cache, waiting, token);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused !== undefined) await changeWaiting(waiting.key, (one) => ({ ...one, refused }));
      // A fault may be of this one alone; without a connection, or at a busy server, the others fare no better.
      else if (!(error instanceof CallError && error.status === 500)) return;
    }
  }
}

function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isFinal = refusals.includes(error.status) || error.code === 'consent_declined';
  return isFinal ? (error.code ?? 'refused') : undefined;
}

async function send(cache: QueryClient, waiting: Waiting, token: string): Promise<void> {
  const { key } = waiting;
  const taken = {
    ...(waiting.takenAt !== undefined && { taken_at: waiting.takenAt }),
    ...(waiting.shown !== undefined && { shown_policy: waiting.shown }),
  };
  if (waiting.kind === 'test') {
    const { type, answers } = waiting.body;
    const record = await callRecord('POST /api/assessment', {
      body: { ...waiting.body, ...taken },
      idempotencyKey: key,
    });
    await dropWaiting(key, idOf(record));
    const sent = {
      total: totalOf(type, answers),
      count: Object.keys(answers).length,
      callsForCare: callsForCare(type, answers),
      at: new Date(waiting.takenAt ?? Date.now()),
    };
    const result = resultOf(type, record, sent);
    noteResult(cache, { type, result });
    addResult(cache, type, record);
    // As where it is sent at once: no screen of care stands before it.
    if (!result.callsForCare && result.id !== undefined && readToken() === token)
      void sayLeft(result.id).catch(() => undefined);
  } else if (waiting.kind === 'mood') {
    const record = await callRecord('POST /api/mood', { body: { mood: waiting.mood, ...taken }, idempotencyKey: key });
    const id = idOf(record);
    // It was taken back while it was on its way.
    if (isGivenUp(key) && id !== undefined && readToken() === token) return takeBack(cache, record);
    addMood(cache, record);
    // It is stored, under an id that no one knows, and not given up.
    if (id === undefined) await dropWaiting(key, key);
    else await sendContext(cache, { key, id, token });
  } else {
    await sendContext(cache, { key, id: recordOf(waiting.id), token });
  }
}

/** A mood that stays where it is stored is shown: the person can remove it again. */
async function takeBack(cache: QueryClient, record: MoodRecord): Promise<void> {
  try {
    await call('DELETE /api/mood/:id', { params: { id: record.id } });
  } catch (error) {
    if (!hasCode(error, 'not_found')) addMood(cache, record);
    throw error;
  }
}

/** Undefined where the answer says nothing of what was stored. */
function idOf(record: { id: string } | null | undefined): string | undefined {
  return record?.id;
}

/** What is changed while it is on its way goes after it. */
async function sendContext(
  cache: QueryClient,
  { key, id, token }: { key: string; id: string; token: string },
): Promise<void> {
  let sent: string | undefined;
  const isAsSent = (one: Waiting) => one.kind === 'test' || JSON.stringify(one.context) === sent;
  while (readToken() === token && !(await dropWaiting(key, id, isAsSent))) {
    const context = await contextOf(key, id);
    if (context) await saveContext(id, context);
    sent = JSON.stringify(context);
  }
  if (sent !== undefined) void cache.invalidateQueries({ queryKey: contextsKey });
}

/** What was added meanwhile, too. It waits by itself from now on: its mood is stored. */
async function contextOf(key: string, id: string): Promise<MoodContext | undefined> {
  let found: MoodContext | undefined;
  await changeWaiting(key, (one) => {
    if (one.kind === 'test' || !one.context) return one;
    found = one.context;
    return { kind: 'context', id, context: found, key, takenAt: one.takenAt };
  });
  return found;
}
