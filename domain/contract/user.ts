import * as z from 'zod/mini';
import { roles } from '../roles.ts';

/** The person a token belongs to. */
export const signedInUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});

/** What login and registration answer. */
export const signedInSchema = z.object({ token: z.string(), user: signedInUserSchema });

export type SignedInUser = z.infer<typeof signedInUserSchema>;
export type SignedIn = z.infer<typeof signedInSchema>;
