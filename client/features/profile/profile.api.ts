import { useQuery } from '@tanstack/react-query';
import type { Profile } from '../../../domain/contract/person.ts';
import { me } from '../../../domain/contract/profile.ts';
import { CallError, call } from '../../api-client.ts';
import { readToken, rememberRole } from '../../session.ts';

/** Name and role are certain; everything else may be missing. */
export type Me = Pick<Profile, 'name' | 'role'> & Partial<Profile>;

const meKey = ['me'];

/** The signed-in person. A failure is logged and nothing else: use what there is without the name. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: ({ signal }) => fetchMe(signal) });
}

async function fetchMe(signal: AbortSignal): Promise<Me> {
  if (readToken() === null) throw new CallError(401);
  const person = await call(me, { signal });
  rememberRole(person.role === 'admin' ? 'admin' : 'employee');
  return person;
}
