import * as z from 'zod/mini';
import { adminRequestKinds, adminRequestSteps } from '../admin-requests.ts';
import { roles } from '../roles.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './text.ts';

/**
 * In the answer about a person: what another admin has asked for and is not in force (`GET /api/admin/admin-requests`). Left out
 * where nothing waits. A call whose change waits answers 202, with the person as they still are.
 */
export const waitingField = z.optional(z.array(z.enum(adminRequestKinds)));

/** A name is null where the account is gone. */
const namedPerson = z.object({ id: z.string(), name: z.nullable(z.string()) });

const adminRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(adminRequestKinds),
  /** Whose access it is about. */
  person: namedPerson,
  asked_by: z.nullable(namedPerson),
  asked_at: z.string(),
  /** When it comes into force. */
  due_at: z.string(),
  /** When the person has objected: then the operator alone decides. */
  objected_at: z.nullable(z.string()),
  /** What is asked for, where the kind leaves that open: another role, the first day away, another e-mail. */
  role: z.nullable(z.enum(roles)),
  left_on: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The caller is the person. */
  about_you: z.boolean(),
  /** What the caller may do now. */
  steps: z.array(z.enum(adminRequestSteps)),
});

export type AdminRequest = z.infer<typeof adminRequestSchema>;

const listReply = z.array(adminRequestSchema);

/** What waits, the oldest first. */
export const adminRequests = defineEndpoint({
  method: 'GET',
  path: '/api/admin/admin-requests',
  access: 'admin',
  shows: 'accountList',
  summary: 'What is asked for about the access of admins, and waits.',
  reply: listReply,
});

/**
 * Puts it into force at once. Only someone else can: an admin of seven days, who was not made one by the admin who asks, and has not
 * made them one, directly or through others, in these seven days: 403 `cannot_agree`. After an objection no one can: 409
 * `admin_objected`. Returns what is left, as do the two below.
 */
export const agreeToAdminRequest = defineEndpoint({
  method: 'POST',
  path: '/api/admin/admin-requests/:id/agreed',
  access: 'admin',
  shows: 'accountList',
  summary: 'Agrees to what another admin has asked for, so that it is in force.',
  refusals: ['cannot_agree', 'admin_objected', 'last_admin'],
  stepUp: true,
  params: idParams,
  reply: listReply,
});

/**
 * By the person whom it is about, and no one else. Neither it nor what else waits about them comes into force then, unless the
 * operator wants it so.
 */
export const objectToAdminRequest = defineEndpoint({
  method: 'POST',
  path: '/api/admin/admin-requests/:id/objected',
  access: 'admin',
  shows: 'accountList',
  summary: 'Objects to what was asked about one’s own access.',
  params: idParams,
  reply: listReply,
});

/** By the admin who asked, while no one has objected; by the person who has objected, who takes that back. */
export const withdrawAdminRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/admin-requests/:id',
  access: 'admin',
  shows: 'accountList',
  summary: 'Withdraws what one has asked for, or one’s objection.',
  refusals: ['admin_objected'],
  stepUp: true,
  params: idParams,
  reply: listReply,
});
