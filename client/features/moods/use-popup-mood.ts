import { useCallback, useState } from 'react';
import type { MoodEmoji } from '../../../domain/moods.ts';
import { newIdempotencyKey } from '../../api/api-client.ts';
import { isCutOff } from '../../api/unanswered.ts';
import { isGivenUp, keepWaiting, useWaiting } from '../../api/device/waiting.ts';
import { useSubmitMood } from './moods.api.ts';

/** What the quiet line says. `waits`: it is kept until there is a connection. */
export type MoodFate = 'saved' | 'waits' | 'saved-late';

/** Saves what was tapped in the popup. A failure is logged, and no one is told; without a connection the mood waits. */
export function usePopupMood() {
  const { mutateAsync: store } = useSubmitMood();
  const [fate, setFate] = useState<MoodFate | null>(null);
  const [keptAs, setKeptAs] = useState('');
  const kept = useWaiting().find(({ key }) => key === keptAs);

  /** Resolves after the first try, also where a busy server is asked again. */
  const save = useCallback(
    (mood: MoodEmoji) =>
      new Promise<void>((resolve) => {
        const key = newIdempotencyKey();
        const at = Date.now();

        async function send() {
          try {
            await store({ mood, key, onFirst: resolve });
            setFate('saved');
          } catch (error) {
            if (!isCutOff(error)) return;
            await keepWaiting({ kind: 'mood', mood }, key, at);
            setKeptAs(key);
            setFate('waits');
          }
        }

        setFate(null);
        void send().finally(resolve);
      }),
    [store],
  );

  // What was discarded meanwhile, here or in another tab, is not called saved; of what was refused another line asks.
  const settled = kept?.refused !== undefined || isGivenUp(keptAs) ? null : 'saved-late';
  const waits = kept !== undefined && kept.refused === undefined;
  return { save, fate: fate === 'waits' && !waits ? settled : fate, dismiss: useCallback(() => setFate(null), []) };
}
