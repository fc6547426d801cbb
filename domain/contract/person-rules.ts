import * as z from 'zod/mini';
import { birthDateRange } from '../birth-dates.ts';
import { dayInZone, isRealDay } from '../dates.ts';
import { longestPhone, longestReference, phoneDigits } from '../field-limits.ts';
import { byField, personFields } from '../person-fields.ts';
import type { EntryOf, PersonField, PersonFieldName } from '../person-fields.ts';
import { blockOfText, code, emailField, lineOfText, oneOf, requiredOr } from './text.ts';

const dateOfBirthField = z.string(requiredOr('wrong_type')).check(
  z.refine((day) => day !== '', code('required')),
  z.refine(isRealDay, code('not_a_date')),
  z.refine((day) => day <= birthDateRange(dayInZone(new Date())).max, code('too_young')),
  z.refine((day) => day >= birthDateRange(dayInZone(new Date())).min, code('too_old')),
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

/** An entry of a list that admins keep: which there are is known when the call is made. */
function listedField(otherwise: 'not_in_list' | 'city_not_in_state') {
  return z
    .string(requiredOr(otherwise === 'not_in_list' ? otherwise : 'wrong_type'))
    .check(z.minLength(1, code('required')), z.maxLength(longestReference, code(otherwise)));
}

export type Text = z.ZodMiniType<string, string>;

function ruleOf(field: PersonField): Text {
  switch (field.kind) {
    case 'line':
      return lineOfText(field.longest);
    case 'block':
      return blockOfText(field.longest);
    case 'email':
      return emailField;
    case 'birth_date':
      return dateOfBirthField;
    case 'phone':
      return phoneField;
    case 'option':
      return oneOf(field.of);
    case 'list':
      return listedField(field.within ? 'city_not_in_state' : 'not_in_list');
  }
}

/** The rule of a field that has to be there. */
export const requiredField = (name: PersonFieldName): Text => ruleOf(personFields[name]);

/** Null clears what is not required, and leaves the rest as it is; so does what is missing. */
export const optionalField = (name: PersonFieldName) => z.optional(z.nullable(requiredField(name)));

type AskedShape<N extends PersonFieldName> = {
  [Name in N]: EntryOf<Name>['required'] extends true ? Text : ReturnType<typeof optionalField>;
};

/** What a person is asked for who has no account yet. */
export function askedShape<N extends PersonFieldName>(names: readonly N[]): AskedShape<NoInfer<N>> {
  return byField(names, (name) =>
    personFields[name].required ? requiredField(name) : optionalField(name),
  ) as AskedShape<N>;
}

type StoredShape<N extends PersonFieldName> = {
  [Name in N]: EntryOf<Name>['everyone'] extends true ? z.ZodMiniString : z.ZodMiniNullable<z.ZodMiniString>;
};

/** What is stored of a person: null for an admin made at start, who never registered. */
export function storedShape<N extends PersonFieldName>(names: readonly N[]): StoredShape<NoInfer<N>> {
  return byField(names, (name) =>
    personFields[name].everyone ? z.string() : z.nullable(z.string()),
  ) as StoredShape<N>;
}
