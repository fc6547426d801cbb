import * as z from 'zod/mini';
import { byField, fieldsWhere, personFields } from '../person-fields.ts';
import type { EntryOf, PersonFieldName } from '../person-fields.ts';
import { waitingField } from './admin-requests.ts';
import { defineEndpoint } from './endpoint.ts';
import { requiredField, storedShape } from './person-rules.ts';
import type { Text } from './person-rules.ts';
import { code, currentPasswordField, emailField, idParams, referenceField, tokenParams } from './text.ts';

const messageReply = z.object({ msg: z.string() });

/** An e-mail that waits to be confirmed. `refused`: no mail reaches it, so that no link can be opened. */
const waitingSchema = z.object({
  email: z.string(),
  expires_at: z.string(),
  by_admin: z.boolean(),
  refused: z.boolean(),
});

const ownDetailsSchema = z.object({
  ...storedShape(fieldsWhere('own', 'correct', 'link')),
  /** Null where none waits. */
  email_change: z.nullable(waitingSchema),
});

export type OwnDetails = z.infer<typeof ownDetailsSchema>;

type CorrectedShape<N extends PersonFieldName> = {
  [Name in N]: EntryOf<Name>['everyone'] extends true ? Text : z.ZodMiniOptional<Text>;
};

/** What someone never had, as an admin made at start, may be left out. */
function correctedShape<N extends PersonFieldName>(names: readonly N[]): CorrectedShape<NoInfer<N>> {
  return byField(names, (name) =>
    personFields[name].everyone ? requiredField(name) : z.optional(requiredField(name)),
  ) as CorrectedShape<N>;
}

/** A name of a list may have gone since the page was read: that is looked at where it is stored. */
function nowField(name: PersonFieldName): Text {
  return personFields[name].kind === 'list'
    ? referenceField.check(z.minLength(1, code('required')))
    : requiredField(name);
}

/** What a person can correct of themselves; the profile's form shows it and does not change it. */
export const ownDetails = defineEndpoint({
  method: 'GET',
  path: '/api/account/details',
  access: 'signed-in',
  shows: 'ownDetails',
  summary: 'What one can correct about oneself.',
  reply: ownDetailsSchema,
});

export const correctOwnDetailsBody = z.object(correctedShape(fieldsWhere('own', 'correct')));

export const correctOwnDetails = defineEndpoint({
  method: 'PUT',
  path: '/api/account/details',
  access: 'signed-in',
  shows: 'ownDetails',
  summary: 'Corrects one’s own details.',
  body: correctOwnDetailsBody,
  reply: ownDetailsSchema,
});

export const changeOwnEmailBody = z.object({ email: emailField, password: currentPasswordField });

/**
 * Mails a link to the new address; the e-mail is changed when it is used. Needs the password: 403 `wrong_password`. Answers
 * alike whether the address is free or belongs to an account. A newer one takes the place of one that waits.
 */
export const changeOwnEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'signed-in',
  shows: 'nothing',
  summary: 'Mails a link to a new email. It is changed when the link is used.',
  body: changeOwnEmailBody,
  reply: messageReply,
});

/** Takes back what waits to be confirmed; also where nothing does. */
export const dropOwnEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'signed-in',
  shows: 'ownDetails',
  summary: 'Drops a new email that waits to be confirmed.',
  reply: ownDetailsSchema,
});

/** To the holder of the link: which address it confirms, and whether the password is needed, as an admin asked for it. */
export const emailChange = defineEndpoint({
  method: 'GET',
  path: '/api/email-changes/:token',
  access: 'anyone',
  shows: 'ownAccount',
  summary: 'Says which email a mailed link confirms, and whether the password is needed.',
  refusals: ['email_link_invalid', 'too_many_attempts'],
  params: tokenParams,
  reply: z.object({ email: z.string(), needs_password: z.boolean() }),
});

export const confirmEmailChangeBody = z.object({ password: z.optional(currentPasswordField) });

/**
 * Confirms a new e-mail. Where an admin asked for it, the person's password is needed too: 403 `wrong_password`. So no one
 * gets an account by changing its e-mail.
 */
export const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-changes/:token',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Confirms a new email with a mailed link.',
  refusals: ['email_link_invalid', 'email_taken', 'wrong_password', 'too_many_attempts'],
  params: tokenParams,
  body: confirmEmailChangeBody,
  reply: messageReply,
});

export const undoEmailChangeBody = z.object({ password: currentPasswordField });

/** Brings the old e-mail back, with the link sent there and the password as it was then. All sessions end. */
export const undoEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-undos/:token',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Brings the old email back, with the link that was sent there. All sessions end.',
  refusals: ['email_link_invalid', 'wrong_password', 'email_taken', 'too_many_attempts'],
  params: tokenParams,
  body: undoEmailChangeBody,
  reply: messageReply,
});

const detailsSchema = z.object({
  id: z.string(),
  ...storedShape(fieldsWhere('admin', 'correct', 'link')),
  email_change: z.nullable(waitingSchema),
  left_on: z.nullable(z.string()),
  has_left: z.boolean(),
  waiting: waitingField,
});

export type PersonDetails = z.infer<typeof detailsSchema>;

export const detailsOf = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/:id/details',
  access: 'admin',
  shows: 'detailsOfOne',
  summary: 'What an admin can correct about someone.',
  params: idParams,
  reply: detailsSchema,
});

export const correctDetailsBody = z.object({
  ...byField(fieldsWhere('admin', 'correct', 'link'), (name) => z.optional(nowField(name))),
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
  shows: 'detailsOfOne',
  summary: 'Corrects someone’s details, and asks for another email that they have to confirm.',
  refusals: ['person_left'],
  stepUp: true,
  mayWait: true,
  params: idParams,
  body: correctDetailsBody,
  reply: detailsSchema,
});
