import { useCallback, useEffect, useRef, useState } from 'react';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { newIdempotencyKey } from '../../api/api-client.ts';
import { CallError, isTransient } from '../../api/call-error.ts';
import { useSubmitMood } from './moods.api.ts';
import { dropUnsent, keepUnsent, readUnsent } from './unsent-moods.ts';
import type { UnsentMood } from './unsent-moods.ts';

/** What the quiet line says. `waits`: it is kept until there is a connection. */
export type MoodFate = 'saved' | 'waits' | 'saved-late';

const tryAgainEvery = 60_000;

/** Saves moods, and keeps those that could not be saved until they are. Failures are logged, and no one is told. */
export function useMoodOutbox() {
  const { mutateAsync: store } = useSubmitMood();
  const [fate, setFate] = useState<MoodFate | null>(null);
  const said = useRef(false);

  const tried = useRef(new Map<string, Promise<boolean>>());

  /**
   * One that is on its way, or has come to its end, is not sent again: whoever asks for it gets the end of the first try.
   * What has waited (`isLate`) goes without a question: it was recorded under what the person had agreed to then.
   */
  const send = useCallback(
    (mood: UnsentMood, { isLate }: { isLate: boolean }): Promise<boolean> => {
      async function sendOnce() {
        try {
          await store({ ...mood, isLate });
        } catch (error) {
          if (mayBeStoredLater(error)) tried.current.delete(mood.key);
          else await dropUnsent(mood.key);
          return false;
        }
        await dropUnsent(mood.key);
        return true;
      }
      const first = tried.current.get(mood.key) ?? sendOnce();
      tried.current.set(mood.key, first);
      return first;
    },
    [store],
  );

  /** Resolves after the first try. */
  const save = useCallback(
    async (mood: MoodEmoji) => {
      const unsent = { key: newIdempotencyKey(), mood };
      setFate(null);
      await keepUnsent(unsent);
      if (await send(unsent, { isLate: false })) {
        setFate('saved');
        return;
      }
      // Only where the person can see why: any other failure is tried again without a word.
      said.current = !navigator.onLine;
      if (said.current) setFate('waits');
    },
    [send],
  );

  /** Takes what another part of the page could not send. */
  const keep = useCallback(async (mood: UnsentMood) => {
    await keepUnsent(mood);
    said.current = true;
    setFate('waits');
  }, []);

  useEffect(() => {
    async function sendAll() {
      for (const mood of await readUnsent()) {
        if ((await send(mood, { isLate: true })) && said.current) {
          said.current = false;
          setFate('saved-late');
        }
      }
    }
    const tryAgain = () => void sendAll();
    tryAgain();
    const timer = setInterval(tryAgain, tryAgainEvery);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [send]);

  return { save, keep, fate, dismiss: useCallback(() => setFate(null), []) };
}

const laterStatuses = [401, 408, 429];

/** Also a session in doubt and too many calls: what waits here may still be stored. The rest would be refused again. */
function mayBeStoredLater(error: unknown): boolean {
  return !(error instanceof CallError) || isTransient(error) || laterStatuses.includes(error.status);
}
