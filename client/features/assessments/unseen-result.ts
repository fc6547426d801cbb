import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { careItems } from '../../../domain/instruments/care.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { call } from '../../api/api-client.ts';
import { historyQuery } from './assessments.api.ts';
import { resultOfRecord } from './result.ts';
import type { Result } from './result.ts';
import { createListeners } from '../../settings/listeners.ts';

/** A result behind the screen of care: the person has not gone on to the score. */
export type UnseenResult = { type: InstrumentType; result: Result };

type Seen = {
  /** Stored just now, also where the history cannot be read. */
  fresh: UnseenResult | null;
  /** Left here: a history that is on its way may not know it yet. */
  left: ReadonlySet<string>;
  /** Left for its score, which a questionnaire that is still loading shows once it stands. */
  score: UnseenResult | null;
};

const bySession = new WeakMap<object, Seen>();
const nothingSeen: Seen = { fresh: null, left: new Set(), score: null };
const { tell, follow } = createListeners();

const seenIn = (session: object) => bySession.get(session) ?? nothingSeen;

function note(session: object, change: Partial<Seen>) {
  bySession.set(session, { ...seenIn(session), ...change });
  tell();
}

/** A result that came late: behind the screen of care where an answer called for it, else on the questionnaire. */
export function noteLate(session: object, late: UnseenResult): void {
  note(session, late.result.callsForCare ? { fresh: late } : { score: late });
}

export function noteUnseen(session: object, unseen: UnseenResult): void {
  note(session, { fresh: unseen });
}

/** Those with an item that can call for care. */
const types = [...new Set(careItems.map(({ type }) => type))];

/** What waits behind the screen of care: after a submission, a reload, on another device, until it was left. */
export function useUnseenResult(isWanted = true): UnseenResult | null {
  const session = useQueryClient();
  const { fresh, left } = useSyncExternalStore(follow, () => seenIn(session));
  const histories = useQueries({ queries: types.map((type) => ({ ...historyQuery(type), enabled: isWanted })) });
  if (fresh) return fresh;
  for (const [place, type] of types.entries()) {
    const history = histories[place]?.data;
    const waiting = history?.findLast(({ id, care_waits: waits }) => waits && !left.has(String(id)));
    if (waiting) return { type, result: resultOfRecord(type, waiting) };
  }
  return null;
}

/** Notes on the server that a result was left: of each kind alike, because a call for some only would tell which. */
export function useMarkLeft() {
  const { mutate } = useMutation({
    mutationKey: ['left result'],
    mutationFn: (id: string) => call('PUT /api/results/:id/left', { params: { id }, keepalive: true }),
    retry: 2,
  });
  return mutate;
}

/** The result of this type that was left for its score before the questionnaire stood; told once. */
export function useScoreToShow(type: InstrumentType): Result | null {
  const session = useQueryClient();
  const { score } = useSyncExternalStore(follow, () => seenIn(session));
  const isOurs = score?.type === type;
  useEffect(() => {
    if (isOurs) note(session, { score: null });
  }, [session, isOurs]);
  return isOurs ? score.result : null;
}

/**
 * The person goes on from the screen of care: all that waits behind it is left. `score` is the result that the screen
 * below goes on to, where it shows one.
 */
export function useLeaveCare(score: UnseenResult | null): () => void {
  const session = useQueryClient();
  const markLeft = useMarkLeft();
  return () => {
    const { fresh, left } = seenIn(session);
    const history = types.flatMap((type) => session.getQueryData(historyQuery(type).queryKey) ?? []);
    const waiting = history.flatMap(({ id, care_waits: waits }) => (waits && id !== undefined ? [id] : []));
    const ids = new Set([...waiting, ...(fresh?.result.id === undefined ? [] : [fresh.result.id])]);
    note(session, { fresh: null, left: new Set([...left, ...ids]), score });
    for (const id of ids) if (!left.has(id)) markLeft(id);
  };
}
