import * as z from 'zod/mini';
import { byWorkList } from '../work-lists.ts';
import { waitingField } from './admin-requests.ts';
import { defineEndpoint } from './endpoint.ts';
import { dateOfBirthField, longestName } from './person.ts';
import { code, currentPasswordField, emailField, idParams, lineOfText, referenceField, tokenParams } from './text.ts';

const messageReply = z.object({ msg: z.string() });

/** An e-mail that waits to be confirmed. */
const waitingSchema = z.object({ email: z.string(), expires_at: z.string(), by_admin: z.boolean() });

const ownDetailsSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Null for an admin made at start. */
  date_of_birth: z.nullable(z.string()),
  /** Null where none waits. */
  email_change: z.nullable(waitingSchema),
});

export type OwnDetails = z.infer<typeof ownDetailsSchema>;

/** What a person can correct of themselves; the profile's form shows it and does not change it. */
export const ownDetails = defineEndpoint({
  method: 'GET',
  path: '/api/account/details',
  access: 'signed-in',
  reply: ownDetailsSchema,
});

export const correctOwnDetails = defineEndpoint({
  method: 'PUT',
  path: '/api/account/details',
  access: 'signed-in',
  body: z.object({ name: lineOfText(longestName), date_of_birth: z.optional(dateOfBirthField) }),
  reply: ownDetailsSchema,
});

/**
 * Mails a link to the new address; the e-mail is changed when it is used. Needs the password: 403 `wrong_password`. Answers
 * alike whether the address is free or belongs to an account. A newer one takes the place of one that waits.
 */
export const changeOwnEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'signed-in',
  body: z.object({ email: emailField, password: currentPasswordField }),
  reply: messageReply,
});

/** Takes back what waits to be confirmed; also where nothing does. */
export const dropOwnEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'signed-in',
  reply: ownDetailsSchema,
});

/** To whoever holds the link: which address it confirms, and whether the password is needed, as an admin asked for it. */
export const emailChange = defineEndpoint({
  method: 'GET',
  path: '/api/email-changes/:token',
  access: 'anyone',
  params: tokenParams,
  reply: z.object({ email: z.string(), needs_password: z.boolean() }),
});

/**
 * Confirms a new e-mail. Where an admin asked for it, the person's password is needed too: 403 `wrong_password`. So no one
 * gets an account by changing its e-mail.
 */
export const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-changes/:token',
  access: 'anyone',
  params: tokenParams,
  body: z.object({ password: z.optional(currentPasswordField) }),
  reply: messageReply,
});

/** Brings the old e-mail back, with the link sent there and the password as it was then. All sessions end. */
export const undoEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-undos/:token',
  access: 'anyone',
  params: tokenParams,
  body: z.object({ password: currentPasswordField }),
  reply: messageReply,
});

const detailsSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  ...byWorkList(() => z.nullable(z.string())),
  email_change: z.nullable(waitingSchema),
  left_on: z.nullable(z.string()),
  has_left: z.boolean(),
  waiting: waitingField,
});

export type PersonDetails = z.infer<typeof detailsSchema>;

/** What an admin can correct of someone. */
export const detailsOf = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/:id/details',
  access: 'admin',
  params: idParams,
  reply: detailsSchema,
});

/**
 * Corrects name and work, and asks for another e-mail, which the person has to confirm. What is missing stays. The person is
 * told by mail and on the page, and the names of the fields are written down. Another admin's e-mail waits first, as taking the role
 * does: 202, also where the rest is in force.
 */
export const correctDetails = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/details',
  access: 'admin',
  power: true,
  mayWait: true,
  params: idParams,
  body: z.object({
    name: z.optional(lineOfText(longestName)),
    email: z.optional(emailField),
    ...byWorkList(() => z.optional(referenceField.check(z.minLength(1, code('required'))))),
  }),
  reply: detailsSchema,
});
