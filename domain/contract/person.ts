import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { byField, fieldsWhere, leading, personFieldNames } from '../person-fields.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import { citiesOf, plainLists, profileLists } from '../work-lists.ts';
import type { WorkLists } from '../work-lists.ts';
import { askedShape, optionalField, storedShape } from './person-rules.ts';
import { code, newPasswordField, newPasswordFieldOf, oneOf, referenceField, requiredOr } from './text.ts';
import { signedInUserSchema } from './user.ts';

const asked = leading(['name', 'email', 'blood_group', 'date_of_birth'], personFieldNames);

/** The number of the notice that the form has shown: registering agrees to that. */
const shownShape = {
  notice: z.optional(
    z
      .int(requiredOr('wrong_type'))
      .check(z.minimum(1, code('whole_number')), z.maximum(2_147_483_647, code('whole_number'))),
  ),
};

const registrationShape = {
  ...askedShape(asked),
  password: newPasswordField,
  /** Of a mailed link: it proves that the e-mail is theirs. */
  link: z.optional(referenceField),
  ...shownShape,
};

/** Everything a person gives at registration. `role` and `age` are not here: a client's value has no effect. */
export const registrationSchema = z.object(registrationShape);

/** The same where it is known what can be chosen. */
export function registrationSchemaOf(lists: WorkLists, policy: PasswordPolicy = 'spec') {
  const password = newPasswordFieldOf(policy);
  return z.object({ ...registrationShape, password, ...chosenShapeOf(lists) }).check(cityOf(lists));
}

function chosenShapeOf(lists: WorkLists) {
  return {
    ...byField(plainLists, (kind) => oneOf(lists[kind])),
    state: oneOf(lists.state.map(({ name }) => name)),
  };
}

function cityOf(lists: WorkLists) {
  return z.refine<{ state: string; city: string }>(({ state, city }) => citiesOf(lists, state).includes(city), {
    error: code('city_not_in_state'),
    path: ['city'],
    // Told together with the other faults, not only once they are mended.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'state' || path?.[0] === 'city'),
  });
}

/** What someone says whom the provider of single sign-on has proved: the e-mail is the provider's, and there is no password. */
const entryShape = { entry: z.string(requiredOr('wrong_type')).check(z.maxLength(100, code('too_long'))) };

/** The provider of single sign-on has proved the e-mail. */
const { name: nameField, ...unproved } = askedShape(asked.filter((field) => field !== 'email'));

const newcomerShape = { ...shownShape, ...unproved, ...entryShape, name: nameField };

export const newcomerSchema = z.object(newcomerShape);

export function newcomerSchemaOf(lists: WorkLists) {
  return z.object({ ...newcomerShape, ...chosenShapeOf(lists) }).check(cityOf(lists));
}

/** What someone who is invited says of themselves: the rest is known. */
const joinShape = askedShape(leading(['blood_group'], fieldsWhere('imported', false)));

export const joinSchema = z.object({ ...shownShape, password: newPasswordField, ...joinShape });

/** The same of someone whom the provider of single sign-on has proved. */
export const newcomerJoinSchema = z.object({ ...shownShape, ...joinShape, ...entryShape });

export function joinSchemaOf(policy: PasswordPolicy) {
  return z.extend(joinSchema, { password: newPasswordFieldOf(policy) });
}

/** The fields of the profile that a person may change. A null or missing list field stays as it is. */
export const profileChangeSchema = z.object({
  ...byField(leading(['designation', 'phone'], fieldsWhere('own', 'profile')), optionalField),
  /** Of what the person reads here, in mails and in files. */
  language: z.optional(oneOf(languageCodes)),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The same where it is known what can be chosen. */
export function profileChangeSchemaOf(chosen: Record<(typeof profileLists)[number], readonly string[]>) {
  return z.extend(
    profileChangeSchema,
    byField(profileLists, (kind) => z.optional(z.nullable(oneOf(chosen[kind])))),
  );
}

/** The whole profile without secrets. Lists are null for an admin made at start, who never registered. */
export const profileSchema = z.object({
  ...signedInUserSchema.shape,
  ...storedShape(fieldsWhere('seenBy', 'admins')),
  age: z.nullable(z.number()),
  ...storedShape(leading(['phone', 'ailments', 'height', 'weight'], fieldsWhere('seenBy', 'own'))),
  language: z.enum(languageCodes),
  created_at: z.string(),
});

/** What the organisation has said of who is invited, whose e-mail the link or the provider proves. */
export const invitedFields = fieldsWhere('imported', true).filter((name) => name !== 'email');

export const invitedSchema = z.object(byField(invitedFields, () => z.string()));

export type InvitedPerson = z.infer<typeof invitedSchema>;

export type Profile = z.infer<typeof profileSchema>;
export type Newcomer = z.infer<typeof newcomerSchema>;
export type NewcomerJoining = z.infer<typeof newcomerJoinSchema>;
export type Joining = z.infer<typeof joinSchema>;
export type Registration = z.infer<typeof registrationSchema>;
