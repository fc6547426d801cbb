import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { careItems } from '../../../domain/instruments/care.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { call } from '../../api/api-client.ts';
import { historyQuery, useHistories } from './assessments.api.ts';
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
  /** Its score waits for its questionnaire, which may stand on another tab of the dashboard. */
  scores: Readonly<Partial<Record<InstrumentType, Result | undefined>>>;
  /** Answers that call for care wait for a connection, and help has not been left yet. */
  keptForCare: InstrumentType | null;
};

const bySession = new WeakMap<object, Seen>();
const nothingSeen: Seen = { fresh: null, left: new Set(), scores: {}, keptForCare: null };
const { tell, follow } = createListeners();

const seenIn = (session: object) => bySession.get(session) ?? nothingSeen;

function note(session: object, change: Partial<Seen>) {
  bySession.set(session, { ...seenIn(session), ...change });
  tell();
}

/** A result came, to whatever is shown by then: behind the screen of care where an answer called for it, else on its questionnaire. */
export function noteResult(session: object, came: UnseenResult): void {
  noteKeptForCare(session, came.type, false);
  if (came.result.callsForCare) note(session, { fresh: came });
  else noteScore(session, came.type, came.result);
}

/** Help comes at once, also where the person was on another tab when the line failed; until it is left, or for other answers. */
export function noteKeptForCare(session: object, type: InstrumentType, calls: boolean): void {
  if (calls) note(session, { keptForCare: type });
  else if (seenIn(session).keptForCare === type) note(session, { keptForCare: null });
}

export function useKeptForCare(): InstrumentType | null {
  const session = useQueryClient();
  return useSyncExternalStore(follow, () => seenIn(session)).keptForCare;
}

function noteScore(session: object, type: InstrumentType, result: Result | undefined) {
  note(session, { scores: { ...seenIn(session).scores, [type]: result } });
}

/** Those with an item that can call for care. */
const types = [...new Set(careItems.map(({ type }) => type))];

/** What waits behind the screen of care: after a submission, a reload, on another device, until it was left. */
export function useUnseenResult(isWanted = true): UnseenResult | null {
  const session = useQueryClient();
  const { fresh, left } = useSyncExternalStore(follow, () => seenIn(session));
  const histories = useHistories(types, isWanted);
  if (fresh) return fresh;
  for (const [place, type] of types.entries()) {
    const history = histories[place]?.data;
    const waiting = history?.findLast(({ id, care_waits: waits }) => waits && !left.has(String(id)));
    if (waiting) return { type, result: resultOfRecord(type, waiting) };
  }
  return null;
}

/** Notes on the server that a result was left: of each kind alike, because a call for some only would tell which. */
export function sayLeft(id: string) {
  return call('PUT /api/results/:id/left', { params: { id }, keepalive: true });
}

export function useMarkLeft() {
  const { mutate } = useMutation({ mutationKey: ['left result'], mutationFn: sayLeft, retry: 2 });
  return mutate;
}

/** The result of this type whose score waits for its questionnaire; told once. */
export function useScoreToShow(type: InstrumentType): Result | undefined {
  const session = useQueryClient();
  const { [type]: score } = useSyncExternalStore(follow, () => seenIn(session)).scores;
  useEffect(() => {
    if (score) noteScore(session, type, undefined);
  }, [session, type, score]);
  return score;
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
    note(session, { fresh: null, left: new Set([...left, ...ids]) });
    if (score) noteScore(session, score.type, score.result);
    for (const id of ids) if (!left.has(id)) markLeft(id);
  };
}
