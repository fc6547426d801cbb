import { defineEndpoint } from './endpoint.ts';
import { registrationSchema } from './person.ts';
import { signedInSchema } from './user.ts';

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  status: 201,
  body: registrationSchema,
  reply: signedInSchema,
});
