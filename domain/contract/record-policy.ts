import * as z from 'zod/mini';
import { longestReason, recordPolicies } from '../visibility/record-policy.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape } from './paging.ts';
import { currentPasswordField, idParams, lineOfText, oneOf, requiredOr } from './text.ts';

/** Records made up to `made_until` stay under `policy`, which is stricter than the one in force; the latest first. */
const olderSchema = z.array(z.object({ made_until: z.string(), policy: z.enum(recordPolicies) }));

const policyShape = {
  policy: z.enum(recordPolicies),
  /** Null where no one has chosen yet: 'open' from the start. */
  since: z.nullable(z.string()),
  older: olderSchema,
};

/** A milder one that was announced: it holds from then on, or later, and until then anyone among the admins may call it off. */
const comingShape = { policy: z.enum(recordPolicies), from: z.string() };

export const recordPolicy = defineEndpoint({
  method: 'GET',
  path: '/api/record-policy',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Says who can open named records here, also to people who are not signed in.',
  reply: z.object({ ...policyShape, coming: z.nullable(z.object(comingShape)) }),
});

/** A name is null where the account is gone. */
const doneShape = { at: z.string(), by: z.object({ id: z.string(), name: z.nullable(z.string()) }) };

/** Every choice that came into force, newest first. */
const chosenPolicySchema = z.object({
  ...policyShape,
  coming: z.nullable(z.object({ ...comingShape, ...doneShape })),
  /** False as long as no one has recorded anything: then a milder policy holds at once. */
  loosening_waits: z.boolean(),
  changes: z.array(z.object({ policy: z.enum(recordPolicies), ...doneShape })),
});

export const chosenRecordPolicy = defineEndpoint({
  method: 'GET',
  path: '/api/admin/record-policy',
  access: 'admin',
  shows: 'nothing',
  summary: 'Who can open named records, as it is set.',
  reply: chosenPolicySchema,
});

/**
 * A stricter policy holds for everything at once. A milder one is announced to everyone, holds a week later, and then for later
 * records alone. Any choice but the one that waits calls that off; the policy in force does nothing else.
 */
export const chooseRecordPolicy = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/record-policy',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sets who can open named records; what is more open is announced, and waits for a week.',
  stepUp: true,
  body: z.object({ policy: oneOf(recordPolicies) }),
  reply: chosenPolicySchema,
});

export const giveReasonBody = z.object({ reason: lineOfText(longestReason), password: currentPasswordField });

/**
 * Opens one person's record to the caller for 15 minutes where the policy asks for a reason. Refused with
 * `wrong_password`, `statistics_only`, `not_shared` or `record_of_disabled` (403) and `too_many_attempts` (429).
 */
export const giveReason = defineEndpoint({
  method: 'POST',
  path: '/api/admin/record-access/:id',
  access: 'admin',
  shows: 'nameOrRefusal',
  summary: 'Gives a reason to open one person’s record for 15 minutes.',
  refusals: ['not_shared', 'statistics_only', 'record_of_disabled'],
  params: idParams,
  body: giveReasonBody,
  reply: z.object({
    person: z.object({ id: z.string(), name: z.string() }),
    reason: z.string(),
    expires_at: z.string(),
  }),
});

const sharingSchema = z.object({
  shares: z.boolean(),
  since: z.nullable(z.string()),
  /** False where 'never' has kept older records closed and the consent is older than its end: sharing again opens them. */
  covers_older: z.boolean(),
});

export type Sharing = z.infer<typeof sharingSchema>;

/** Whether the caller shares the named record. It decides under the policy 'consent' and about older records. */
export const sharing = defineEndpoint({
  method: 'GET',
  path: '/api/sharing',
  access: 'signed-in',
  shows: 'ownSharing',
  summary: 'Says whether one shares one’s record with admins.',
  reply: sharingSchema,
});

/** Takes effect at once, either way. Sharing again while sharing renews the consent. */
export const changeSharing = defineEndpoint({
  method: 'PUT',
  path: '/api/sharing',
  access: 'signed-in',
  shows: 'ownSharing',
  summary: 'Shares one’s record with admins, or stops. It takes effect right away.',
  body: z.object({ shares: z.boolean(requiredOr('wrong_type')) }),
  reply: sharingSchema,
});

const accessLogEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /**
   * The admin's name and e-mail, and since when the account has been an admin's, as they were at that moment. Null where an
   * earlier version wrote the entry and the account is gone.
   */
  admin: z.nullable(z.string()),
  admin_email: z.nullable(z.string()),
  admin_since: z.nullable(z.string()),
  policy: z.enum(recordPolicies),
  /** Null where none was asked for. */
  reason: z.nullable(z.string()),
});

export type AccessLogEntry = z.infer<typeof accessLogEntrySchema>;

/** Every opening of the caller's own record by an admin, newest first; 50 where no limit is given. */
export const whoHasLooked = defineEndpoint({
  method: 'GET',
  path: '/api/who-has-looked',
  access: 'signed-in',
  shows: 'ownAccessLog',
  summary: 'Every time an admin has opened one’s record, newest first.',
  query: z.object({ limit: pagingShape.limit, cursor: pagingShape.cursor }),
  reply: z.array(accessLogEntrySchema),
});
