import * as z from 'zod/mini';
import { profileChangeSchema } from '../../../../domain/contract/person.ts';
import { byField, fieldsWhere } from '../../../../domain/person-fields.ts';

const profileFields = fieldsWhere('own', 'profile');

export type ProfileField = (typeof profileFields)[number];

/** The fields that a person may change, as the form holds them: nothing chosen is the empty text, a number is text. */
export function valuesOf(person: Partial<Record<ProfileField, string | number | null>>): Record<ProfileField, string> {
  return byField(profileFields, (name) => `${person[name] ?? ''}`);
}

const needed: readonly string[] = fieldsWhere('required', true);

/** On the wire nothing said of what is required is null, which leaves what is stored. */
export const profileFormSchema = z.pipe(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, text]) => [name, needed.includes(name) && text === '' ? null : text]),
      ),
    ),
  ),
  // The language is chosen by itself.
  z.required(z.omit(profileChangeSchema, { language: true })),
);

export type WholeChange = z.infer<typeof profileFormSchema>;
