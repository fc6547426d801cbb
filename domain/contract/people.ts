import * as z from 'zod/mini';
import { accountChanges } from '../account-changes.ts';
import { auditActions } from '../audit-actions.ts';
import { largestPage } from '../field-limits.ts';
import { roles } from '../roles.ts';
import { waitingField } from './admin-requests.ts';
import { daysInOrder, listRangeShape } from './day-range.ts';
import { defineEndpoint } from './endpoint.ts';
import { filterText, pagingShape } from './paging.ts';
import { code, idParams, oneOf, referenceField, requiredOr } from './text.ts';
import { signedInUserSchema } from './user.ts';

/** A name is null where the account is gone. */
const namedPerson = z.object({ id: z.string(), name: z.nullable(z.string()) });

const changeSchema = z.object({
  kind: z.enum(accountChanges),
  /** When it was done; null where the list of actions does not go back so far. */
  at: z.nullable(z.string()),
  /** Who did it; null where the list does not say, or where it was the operator. */
  by: z.nullable(namedPerson),
  /** Of those who leave, the first day on which they no longer work here. */
  left_on: z.nullable(z.string()),
});

const personSchema = z.object({
  ...signedInUserSchema.shape,
  /** May not sign in. */
  disabled: z.boolean(),
  /** Is asked for more than the password. */
  second_factor: z.boolean(),
  /** The caller. */
  self: z.boolean(),
  waiting: waitingField,
});

const listedPersonSchema = z.object({
  ...personSchema.shape,
  /** What was done to the account, where the list is asked for that: what of it fits the filter, and holds. */
  changes: z.optional(z.array(changeSchema)),
});

export type Person = z.infer<typeof listedPersonSchema>;

/**
 * Everyone with an account, by name; a page of 50 where no limit is given. `q` searches name and e-mail. `changed` is for those
 * who are disabled or marked as leaving, those who have left too; `from`, `to` and `by` then say when and by whom, the id of an admin.
 */
export const people = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  shows: 'accountList',
  summary: 'Everyone with an account, by name.',
  limit: 'lists',
  query: z
    .object({
      ...pagingShape,
      ...listRangeShape,
      role: z.optional(z.enum(roles, code('not_in_list'))),
      /** Those who have left, and no one else: they are in no other list but that of changes. */
      left: z.optional(z.enum(['yes'], code('not_in_list'))),
      changed: z.optional(z.enum(['any', ...accountChanges], code('not_in_list'))),
      by: filterText(200),
    })
    .check(daysInOrder),
  reply: z.array(listedPersonSchema),
});

/**
 * Gives a person a role, or takes it back. To take another admin's waits for the word of a third one, or for 24 hours in which they
 * can object: 202. The last active admin stays one: 409 `last_admin`. After an objection: 409 `admin_objected`.
 */
export const changeRole = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/role',
  access: 'admin',
  shows: 'accountList',
  summary: 'Gives a person a role, or takes it back. That of another admin waits.',
  refusals: ['last_admin', 'person_left'],
  stepUp: true,
  mayWait: true,
  params: idParams,
  body: z.object({ role: oneOf(roles) }),
  reply: personSchema,
});

/**
 * Disabling ends all of the person's sessions at once. Another admin's account waits as a role does: 202. The last active admin
 * cannot be disabled: 409 `last_admin`.
 */
export const changeAccess = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/disabled',
  access: 'admin',
  shows: 'accountList',
  summary: 'Disables an account, or enables it. That of another admin waits.',
  refusals: ['last_admin'],
  stepUp: true,
  mayWait: true,
  params: idParams,
  body: z.object({ disabled: z.boolean(requiredOr('wrong_type')) }),
  reply: personSchema,
});

const manyIds = z.array(referenceField, requiredOr('wrong_type')).check(z.maxLength(largestPage, code('wrong_type')));

/**
 * Takes back for many people what was done to their accounts: those of `disabled` may sign in again, those of `leaving` work here
 * after all, and are mailed so. Each is noted. Someone who is not disabled, or does not leave, stays as they are; ids of no one count for
 * nothing. Answers for how many it was done. All of it, or nothing.
 */
export const takeBackChanges = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/taken-back',
  access: 'admin',
  shows: 'nothing',
  summary: 'Takes back for many people at once that they are disabled, or marked as leaving.',
  stepUp: true,
  body: z.object({ disabled: manyIds, leaving: manyIds }),
  reply: z.object({ disabled: z.int(), leaving: z.int() }),
});

/** Signs a person out everywhere. Another admin no more than twice an hour: 429 `too_many_attempts`. */
export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/sessions',
  access: 'admin',
  shows: 'accountList',
  summary: 'Signs a person out everywhere.',
  refusals: ['too_many_attempts'],
  params: idParams,
  reply: personSchema,
});

/**
 * Mails the person a link to choose a new password with; no one else sees it, and until it is used all stays as it is. Refused
 * where they have left (409 `person_left`), the account is disabled (409 `person_disabled`), they sign in at the provider alone
 * (409 `no_local_password`), and without a mail server (409 `no_mail_server`). Too often: 429 `too_many_attempts`.
 */
export const startPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/:id/password-reset',
  access: 'admin',
  shows: 'accountList',
  summary: 'Mails a person a link to choose a new password. No one else sees it.',
  refusals: ['person_left', 'person_disabled', 'no_local_password', 'no_mail_server'],
  stepUp: true,
  params: idParams,
  reply: personSchema,
});

/**
 * For someone who has lost it: an admin's right over another person, never over oneself (409 `own_factor`). Signs them out. Of
 * another admin it waits, as taking the role does: 202.
 */
export const removeFactorsOf = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/second-factor',
  access: 'admin',
  shows: 'accountList',
  summary: 'Removes the second step at sign-in of someone who has lost it, and signs them out.',
  refusals: ['own_factor'],
  stepUp: true,
  mayWait: true,
  params: idParams,
  reply: personSchema,
});

const auditEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(auditActions),
  actor: namedPerson,
  /** Null where no one in particular was concerned. */
  person: z.nullable(namedPerson),
  /**
   * What else there is to say: `type` and `item` of a question, `policy` of a rule, the `role` of an admin it was done to; of an
   * entry of a list its `list`, its `name`, the state that it lies `within`, the name that it went `to` and how many `people` went along.
   */
  detail: z.optional(z.record(z.string(), z.string())),
});

export type AuditEvent = z.infer<typeof auditEventSchema>;

/** Who did what to whom, newest first; 50 where no limit is given. */
export const auditEvents = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit-events',
  access: 'admin',
  shows: 'auditList',
  summary: 'Who did what to whom, newest first.',
  limit: 'lists',
  query: z.object({ limit: pagingShape.limit, cursor: pagingShape.cursor }),
  reply: z.array(auditEventSchema),
});
