import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const workListsSchema = z.object({
  theme: z.array(z.string()),
  designation: z.array(z.string()),
  state: z.array(z.object({ name: z.string(), cities: z.array(z.string()) })),
});

/** What can be chosen at registration, in the order of the lists. Open to everyone, also signed out. */
export const workLists = defineEndpoint({
  method: 'GET',
  path: '/api/work-lists',
  access: 'anyone',
  reply: workListsSchema,
});
