import * as z from 'zod/mini';
import { ageOn, dayInZone, isRealDay } from '../dates.ts';
import { longestPhone, longestReference, phoneDigits, youngestAge } from '../field-limits.ts';
import { languageCodes } from '../languages.ts';
import { bloodGroups, heights, weights } from '../registration-options.ts';
import { citiesOf } from '../work-lists.ts';
import type { WorkLists } from '../work-lists.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import {
  blockOfText,
  code,
  emailField,
  lineOfText,
  newPasswordField,
  newPasswordFieldOf,
  oneOf,
  referenceField,
  requiredOr,
} from './text.ts';
import { signedInUserSchema } from './user.ts';

export const oldestAge = 120;
export const longestName = 100;
export const longestAilments = 2000;

export const dateOfBirthField = z.string(requiredOr('wrong_type')).check(
  z.refine((day) => day !== '', code('required')),
  z.refine(isRealDay, code('not_a_date')),
  z.refine((day) => ageOn(day, dayInZone(new Date())) >= youngestAge, code('too_young')),
  z.refine((day) => ageOn(day, dayInZone(new Date())) <= oldestAge, code('too_old')),
);

const phoneShape = /^[+]?[0-9() -]*$/;

/** 7 to 15 digits with a leading +, spaces, hyphens or brackets between. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[^0-9]/g, '').length;
  return (
    text.length <= longestPhone && phoneShape.test(text) && digits >= phoneDigits.least && digits <= phoneDigits.most
  );
}

/** 7 to 15 digits with a leading +, spaces, hyphens or brackets between; empty or null means none. */
const phoneField = z.string(code('wrong_type')).check(
  z.overwrite((text) => text.trim()),
  z.refine((text) => text === '' || isPhone(text), code('phone_format')),
);

const optionalPhone = z.optional(z.nullable(phoneField));
const optionalAilments = z.optional(z.nullable(blockOfText(longestAilments)));

/** An entry of a list that admins keep: which there are is known when the call is made. */
const listedField = z
  .string(requiredOr('not_in_list'))
  .check(z.minLength(1, code('required')), z.maxLength(longestReference, code('not_in_list')));

const registrationShape = {
  name: lineOfText(longestName),
  email: emailField,
  password: newPasswordField,
  blood_group: oneOf(bloodGroups),
  date_of_birth: dateOfBirthField,
  theme: listedField,
  designation: listedField,
  state: listedField,
  city: z
    .string(requiredOr('wrong_type'))
    .check(z.minLength(1, code('required')), z.maxLength(longestReference, code('city_not_in_state'))),
  height: oneOf(heights),
  weight: oneOf(weights),
  phone: optionalPhone,
  ailments: optionalAilments,
  /** Of a mailed link: it proves that the e-mail is theirs. */
  link: z.optional(referenceField),
};

/** Everything a person gives at registration. `role` and `age` are not here: a client's value has no effect. */
export const registrationSchema = z.object(registrationShape);

/** The same where it is known what can be chosen. */
export function registrationSchemaOf(lists: WorkLists, policy: PasswordPolicy = 'spec') {
  const chosenShape = {
    password: newPasswordFieldOf(policy),
    theme: oneOf(lists.theme),
    designation: oneOf(lists.designation),
    state: oneOf(lists.state.map(({ name }) => name)),
  };
  return z.object({ ...registrationShape, ...chosenShape }).check(
    z.refine((person) => citiesOf(lists, person.state).includes(person.city), {
      error: code('city_not_in_state'),
      path: ['city'],
      // Told together with the other faults, not only once they are mended.
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'state' || path?.[0] === 'city'),
    }),
  );
}

/** What someone who is invited says of themselves: the rest is known. */
export const joinSchema = z.object({
  password: newPasswordField,
  blood_group: oneOf(bloodGroups),
  date_of_birth: dateOfBirthField,
  height: oneOf(heights),
  weight: oneOf(weights),
  phone: optionalPhone,
  ailments: optionalAilments,
});

export function joinSchemaOf(policy: PasswordPolicy) {
  return z.extend(joinSchema, { password: newPasswordFieldOf(policy) });
}

/** The fields of the profile that a person may change. A null or missing list field stays as it is. */
export const profileChangeSchema = z.object({
  designation: z.optional(z.nullable(listedField)),
  phone: optionalPhone,
  height: z.optional(z.nullable(oneOf(heights))),
  weight: z.optional(z.nullable(oneOf(weights))),
  ailments: optionalAilments,
  /** Of what the person reads here, in mails and in files. */
  language: z.optional(oneOf(languageCodes)),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The same where it is known what can be chosen. */
export function profileChangeSchemaOf(designations: readonly string[]) {
  return z.extend(profileChangeSchema, { designation: z.optional(z.nullable(oneOf(designations))) });
}

/** The whole profile without secrets. Lists are null for an admin made at start, who never registered. */
export const profileSchema = z.object({
  ...signedInUserSchema.shape,
  theme: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  age: z.nullable(z.number()),
  phone: z.nullable(z.string()),
  ailments: z.nullable(z.string()),
  height: z.nullable(z.string()),
  weight: z.nullable(z.string()),
  blood_group: z.nullable(z.string()),
  language: z.enum(languageCodes),
  created_at: z.string(),
});

export type Profile = z.infer<typeof profileSchema>;
export type Joining = z.infer<typeof joinSchema>;
export type Registration = z.infer<typeof registrationSchema>;
