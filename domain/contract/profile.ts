import { defineEndpoint } from './endpoint.ts';
import { profileChangeSchema, profileSchema } from './person.ts';

export const me = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  shows: 'ownProfile',
  summary: 'One’s own profile.',
  beforeSecondFactor: true,
  reply: profileSchema,
});

/** Takes the whole profile object; changes what `profileChangeSchema` names and ignores the rest. */
export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/update-profile',
  access: 'signed-in',
  shows: 'ownProfile',
  summary: 'Changes one’s own profile. Fields that can’t be changed are ignored.',
  body: profileChangeSchema,
  reply: profileSchema,
});
