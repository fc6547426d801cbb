import { call } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';
import { changedFrom } from '../../../forms/follow-stored.ts';
import { meKey } from './profile.api.ts';
import type { Me } from './profile.api.ts';
import { valuesOf } from './profile-values.ts';
import type { WholeChange } from './profile-values.ts';

/**
 * Sends the whole profile, as it is stored by now, with what the person changed in it: what was changed elsewhere since this
 * page read it stays. The language is stored by itself.
 */
export function useUpdateProfile(person: Me) {
  return useStoring(meKey, async (change: WholeChange): Promise<Me> => {
    const { language, ...now } = await call('GET /api/auth/me');
    const whole = { ...change, ...now, ...changedFrom(valuesOf(person), change) };
    const answered: unknown = await call('PUT /api/auth/update-profile', { body: whole });
    return { ...whole, language, ...(typeof answered === 'object' ? answered : undefined) };
  });
}
