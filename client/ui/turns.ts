import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../settings/listeners.ts';

/** What a line above a screen can be about. Of those that have something to say the first one stands, and the others wait. */
const order = [
  'offline',
  'refused',
  'waiting',
  'account',
  'call',
  'policy',
  'looks',
  'taken-up',
  'stopped',
  'good',
  'unsent',
  'check-in',
] as const;

export type LineKind = (typeof order)[number];

const having = new Set<LineKind>();
const { tell, follow } = createListeners();

/** Whether this line may stand. It has something to say for as long as it asks. */
export function useTurn(kind: LineKind): boolean {
  useLayoutEffect(() => {
    having.add(kind);
    tell();
    return () => {
      having.delete(kind);
      tell();
    };
  }, [kind]);
  return useSyncExternalStore(follow, first) === kind;
}

function first(): LineKind | undefined {
  return order.find((kind) => having.has(kind));
}
