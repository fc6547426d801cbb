import { mostDomains } from '../field-limits.ts';
import * as z from 'zod/mini';
import { registrationRules, toDomain } from '../registration-rules.ts';
import { defineEndpoint } from './endpoint.ts';
import { invitedSchema } from './person.ts';
import { changeOf, code, emailField, oneOf, requiredOr, tokenParams } from './text.ts';

const ruleShape = {
  rule: z.enum(registrationRules),
  domains: z.array(z.string()),
  confirms_email: z.boolean(),
};

export const registering = defineEndpoint({
  method: 'GET',
  path: '/api/registration',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Says who may register here, before anyone types anything.',
  reply: z.object(ruleShape),
});

const chosenSchema = z.object({
  ...ruleShape,
  /** Whether mails go to a mail server: without one no address can be confirmed. */
  mail_works: z.boolean(),
  /** Whether this address, or that of the settings, may be reached from outside of the organisation. */
  reachable: z.boolean(),
});

export type ChosenRegistration = z.infer<typeof chosenSchema>;

export const chosenRegistration = defineEndpoint({
  method: 'GET',
  path: '/api/admin/registration',
  access: 'admin',
  shows: 'nothing',
  summary: 'Who may register, as it is set.',
  reply: chosenSchema,
});

const domainField = z.string(requiredOr('wrong_type')).check(
  z.overwrite((text) => toDomain(text) ?? text),
  z.refine((text) => toDomain(text) === text, code('domain_name')),
);

const chosenRule = {
  rule: oneOf(registrationRules),
  domains: z.array(domainField).check(z.maxLength(mostDomains, code('too_many_domains'))),
  confirms_email: z.boolean(requiredOr('wrong_type')),
};

/** As it is with the changes: the rule by domain needs one. */
export const wholeRule = z.object(chosenRule).check(
  z.refine(({ rule, domains }) => rule !== 'domain' || domains.length > 0, {
    error: code('domain_name'),
    path: ['domains'],
  }),
);

/** The rule by domain needs one: 400. Confirming needs a mail server: 409 `mail_needed`. */
export const chooseRegistration = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/registration',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sets what is named of who may register.',
  refusals: ['mail_needed'],
  stepUp: true,
  body: changeOf(chosenRule),
  reply: chosenSchema,
});

export const askForRegistrationLinkBody = z.object({ email: emailField });

/** Replies alike, in words and time, whether the address may register, is invited, has an account, or nothing of it. */
export const askForRegistrationLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/registration-link',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Mails a link to register, where the address may. The answer is the same for every address.',
  refusals: ['local_login_off'],
  body: askForRegistrationLinkBody,
  reply: z.object({ msg: z.string() }),
});

/** What a mailed link is for, for its holder: 400 `join_link_invalid` where it is over. It stays good. */
export const registrationLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/join/:token/opened',
  access: 'anyone',
  shows: 'ownInvitation',
  summary: 'Says whom an invitation is for. It stays good.',
  refusals: ['join_link_invalid', 'local_login_off', 'too_many_attempts'],
  params: tokenParams,
  reply: z.object({
    email: z.string(),
    /** What the organisation has said of who is invited; null where an address was confirmed, no more. */
    invited: z.nullable(invitedSchema),
  }),
});
