import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../../domain/contract/person.ts';
import type { Language } from '../../../../domain/languages.ts';
import { toRole } from '../../../../domain/roles.ts';
import { answeredAhead } from '../../../api/answered-ahead.ts';
import { call } from '../../../api/api-client.ts';
import { useKnown } from '../../../api/device/known.ts';
import { CallError } from '../../../api/call-error.ts';
import { rememberRole } from '../../../api/session.ts';
import { readToken } from '../../../api/stored-token.ts';

/** Name and role are certain; everything else may be missing. */
export type Me = Pick<Profile, 'name' | 'role'> & Partial<Profile>;

export const meKey = ['me'];

/** Under this name a device that may keeps it. */
export const knownName = 'name';

/** The name as far as this page or this device knows it; pending also while the device is asked. */
export function useName(): { name: string | undefined; isPending: boolean } {
  const { data: person, isPending, isError } = useMe();
  const isNeeded = !person && (isError || !navigator.onLine);
  const known = useKnown<string>(knownName, isNeeded);
  const name = person?.name ?? known?.data;
  return { name, isPending: name === undefined && (isPending || known === undefined) };
}

/** The signed-in person. A failure is logged and nothing else: use what there is without the name. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: ({ signal }) => fetchMe(signal) });
}

/** Puts the person into the cache of a session where the answer has come already: the first screen has the name in it. */
export function putPerson(cache: QueryClient): QueryClient {
  const person = answeredAhead('GET /api/auth/me');
  if (person !== undefined) cache.setQueryData<Me>(meKey, remembered(person));
  return cache;
}

/** By itself: what else is typed in the profile is not sent with it. */
export function storeLanguage(language: Language): Promise<unknown> {
  return call('PUT /api/auth/update-profile', { body: { language } });
}

async function fetchMe(signal: AbortSignal): Promise<Me> {
  // Without a token the name stays unknown: the query cache logs it, and no one is told.
  if (readToken() === null) throw new CallError(401);
  return remembered(await call('GET /api/auth/me', { signal }));
}

function remembered(person: Profile): Profile {
  rememberRole(toRole(person.role));
  return person;
}
