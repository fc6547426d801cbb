import { useSyncExternalStore } from 'react';
import { createListeners } from '../settings/listeners.ts';

/**
 * What a person has begun and not sent, in memory alone: a look at another screen loses nothing, and nothing stays on the
 * device. It outlives a session that ended by itself, for someone who signs in again as the same person in the same tab. It
 * goes when the person signs out, and when another person comes.
 */
export interface DraftStore<W> {
  read: (session: object, name: string) => W | undefined;
  keep: (session: object, name: string, work: W | null) => void;
  /** Changes everything that is kept of a session. */
  change: (session: object, changed: (work: W) => W) => void;
}

interface Store {
  /** Returns whether something came back from an earlier session. */
  claim: (session: object, person: string) => boolean;
  forget: () => void;
}

const stores = new Set<Store>();
const { tell, follow } = createListeners();
let returns = 0;
/** Whose session is open; what holds work may be loaded later than that is known. */
let open: { session: object; person: string } | null = null;

/** `isUntouched` tells of work that is there and has nothing in it yet. */
export function draftStore<W>(isUntouched: (work: W) => boolean = () => false): DraftStore<W> {
  const bySession = new WeakMap<object, Map<string, W>>();
  let last: { person: string; works: Map<string, W> } | null = null;

  function worksOf(session: object): Map<string, W> {
    const works = bySession.get(session) ?? new Map<string, W>();
    bySession.set(session, works);
    return works;
  }

  function forget() {
    last?.works.clear();
    last = null;
  }

  function claim(session: object, person: string): boolean {
    const own = worksOf(session);
    if (last?.works === own) return false;
    if (last?.person !== person) forget();
    // What was begun in the new session already is not overwritten.
    const isFree = (name: string) => {
      const begun = own.get(name);
      return begun === undefined || isUntouched(begun);
    };
    const left = [...(last?.works ?? [])].filter(([name, work]) => !isUntouched(work) && isFree(name));
    for (const [name, work] of left) own.set(name, work);
    last = { person, works: own };
    return left.length > 0;
  }

  stores.add({ claim, forget });
  if (open) claim(open.session, open.person);
  return {
    read: (session, name) => worksOf(session).get(name),
    keep(session, name, work) {
      if (work === null) worksOf(session).delete(name);
      else worksOf(session).set(name, work);
    },
    change(session, changed) {
      const works = worksOf(session);
      for (const [name, work] of works) works.set(name, changed(work));
    },
  };
}

/** Says whose session it is, once that is known: what the same person had begun before comes back, that of others goes. */
export function claimDrafts(session: object, person: string): void {
  open = { session, person };
  const came = [...stores].map(({ claim }) => claim(session, person));
  if (!came.includes(true)) return;
  returns += 1;
  tell();
}

/** The person has signed out. */
export function forgetDrafts(): void {
  open = null;
  for (const { forget } of stores) forget();
}

/** Another number each time that work has come back: the key of what is to show it. */
export function useReturns(): number {
  return useSyncExternalStore(follow, () => returns);
}
