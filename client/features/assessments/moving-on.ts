import { useSyncExternalStore } from 'react';
import { sessionPlace } from '../../api/stored-token.ts';

const key = 'moves-on';
const listeners = new Set<() => void>();

/** Whether an answer brings the next question into view: on until the person has switched it off on this device. */
function readMovingOn(): boolean {
  return sessionPlace().getItem(key) !== 'no';
}

/** What everyone has at first needs no record, so that nothing is stored about someone who never chose. */
function chooseMovingOn(movesOn: boolean): void {
  if (movesOn) sessionPlace().removeItem(key);
  else sessionPlace().setItem(key, 'no');
  for (const tell of listeners) tell();
}

/** One choice for all questionnaires. */
export function useMovingOn(): [movesOn: boolean, choose: (movesOn: boolean) => void] {
  return [useSyncExternalStore(follow, readMovingOn), chooseMovingOn];
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
