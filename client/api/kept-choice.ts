import { useSyncExternalStore } from 'react';
import { sessionPlace } from './stored-token.ts';
import { createListeners } from '../settings/listeners.ts';

/** A choice that this device remembers, or this tab where others use the device, too. */
interface KeptChoice<Value extends string> {
  read: () => Value;
  keep: (value: Value) => void;
}

const { tell, follow } = createListeners();

/** The first value is what everyone has: it needs no record, so that nothing is stored about someone who never chose. */
export function keptChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]): KeptChoice<Value> {
  const [first] = values;
  return {
    read: () => values.find((value) => value === sessionPlace().getItem(key)) ?? first,
    keep: (value) => {
      if (value === first) sessionPlace().removeItem(key);
      else sessionPlace().setItem(key, value);
      tell();
    },
  };
}

/** The same in each place of the page. */
export function useKeptChoice<Value extends string>({ read, keep }: KeptChoice<Value>) {
  return [useSyncExternalStore(follow, read), keep] as const;
}
