import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Switches that are saved one by one: each shows what is wished from the press on, and what is stored where saving failed.
 * `save` puts what the server has into `stored` before it is done.
 */
export function useWishes<Stored extends object>(
  stored: Stored,
  save: (wish: Partial<Stored>) => Promise<unknown>,
): [shown: Stored, change: (wish: Partial<Stored>) => void] {
  const [wishes, setWishes] = useState<readonly Partial<Stored>[]>([]);

  async function store(wish: Partial<Stored>) {
    setWishes((open) => [...open, wish]);
    try {
      await save(wish);
    } catch {
      // The code that saves says so.
    } finally {
      // After what the cache was given, which may wait for the end of a press: in between the old state would show.
      notifyManager.schedule(() => setWishes((open) => open.filter((other) => other !== wish)));
    }
  }

  return [Object.assign({}, stored, ...wishes), (wish) => void store(wish)];
}
