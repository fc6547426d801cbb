import * as z from 'zod/mini';
import { profileChangeSchema } from '../../../domain/contract/person.ts';
import type { Profile } from '../../../domain/contract/person.ts';

/** The fields that a person may change, as the form holds them: nothing chosen is the empty text. */
export function valuesOf({ designation, phone, height, weight, ailments }: Partial<Profile>) {
  return {
    designation: designation ?? '',
    phone: phone ?? '',
    height: height ?? '',
    weight: weight ?? '',
    ailments: ailments ?? '',
  };
}

const lists = ['designation', 'height', 'weight'];

/** On the wire nothing chosen from a list is null, which leaves what is stored. */
export const profileFormSchema = z.pipe(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, text]) => [name, lists.includes(name) && text === '' ? null : text]),
      ),
    ),
  ),
  // The language is chosen by itself.
  z.required(z.omit(profileChangeSchema, { language: true })),
);

export type WholeChange = z.infer<typeof profileFormSchema>;
