import { useRef, useState } from 'react';
import { moodMessages } from '#messages/moods.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { newIdempotencyKey } from '../../api/api-client.ts';
import { isCutOff } from '../../api/unanswered.ts';
import { keepWaiting, recordOf, useWaiting } from '../../api/device/waiting.ts';
import { beginAfter, sharedKey, timedAttemptFor } from '../../api/idempotency-key.ts';
import type { Beginning, TimedAttempt } from '../../api/idempotency-key.ts';
import { readToken } from '../../api/stored-token.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { failureText, serverReason } from '../../ui/server-reason.ts';
import { useToday } from '../../ui/use-today.ts';
import { useRecentMoods, useSubmitMood } from './moods.api.ts';

/** Open, sending, then submitted; without a connection it is kept, and submitted once it was sent. */
export function useMoodSubmission() {
  const alert = useAlert();
  const { data: history, dataUpdatedAt: readAt } = useRecentMoods();
  const { mutateAsync: store } = useSubmitMood();
  const waiting = useWaiting();
  const [step, setState] = useState<'open' | 'sending' | 'kept' | 'submitted'>('open');
  /** The id of what was stored last; an answer without content has none. */
  const [stored, setStored] = useState<string | null>(null);
  /** The day on which the last one was taken back; empty where it was not. */
  const [removedOn, setRemovedOn] = useState('');
  const today = useToday();
  /** Why the last one was not stored, where the server has said so. */
  const [reason, setReason] = useState<string | null>(null);
  const beginning = useRef<Beginning | null>(null);
  const attempt = useRef<TimedAttempt | null>(null);
  const busy = useRef(false);

  const isSent = stored !== null && recordOf(stored) !== stored;
  const kept = waiting.find(({ key }) => key === stored);
  /** It was given up in another place. */
  const isGone = step === 'kept' && !kept && !isSent;
  const afterKept = isSent ? 'submitted' : 'open';
  const state = step === 'kept' && !kept ? afterKept : step;

  function begin() {
    const last = waiting.findLast(({ kind }) => kind === 'mood')?.key;
    const known = { history, readAt, session: readToken(), waiting: last };
    beginning.current ??= beginAfter(known, Date.now());
  }

  /** Returns whether it is stored, or kept. */
  async function submit(mood: MoodEmoji): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setState('sending');
    setReason(null);
    // What was taken back follows the same record as what comes now, and must not answer for it.
    const newKey = () => sharedKey(removedOn ? null : beginning.current, mood, Date.now(), newIdempotencyKey);
    attempt.current = timedAttemptFor(attempt.current, mood, newKey);
    try {
      const record: Partial<MoodRecord> | null = await store({ mood, key: attempt.current.key });
      setStored(record?.id ?? null);
      forgetAttempt();
      setState('submitted');
      setRemovedOn('');
      return true;
    } catch (error) {
      setState('open');
      setReason(serverReason(error));
      if (isCutOff(error)) {
        const { key, at } = attempt.current;
        await keepWaiting({ kind: 'mood', mood }, key, at);
        forgetAttempt();
        setStored(key);
        setRemovedOn('');
        setState('kept');
        return true;
      }
      await alert(failureText(error, moodMessages.submitFailed));
      return false;
    } finally {
      busy.current = false;
    }
  }

  function forgetAttempt() {
    beginning.current = null;
    attempt.current = null;
  }

  function markRemoved() {
    setRemovedOn(today);
    setState('open');
  }

  const isRefused = state === 'kept' && kept?.refused !== undefined;
  return {
    state,
    isGone,
    isRefused,
    stored,
    removed: removedOn === today,
    reason,
    begin,
    submit,
    startAgain: () => setState('open'),
    markRemoved,
  };
}
