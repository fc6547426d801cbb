import * as z from 'zod/mini';
import { profileChangeSchema } from '../../../../domain/contract/person.ts';
import type { Profile } from '../../../../domain/contract/person.ts';

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

type Values = ReturnType<typeof valuesOf>;

/** Whether anything is typed or chosen that is not stored. */
export function isChanged(values: Values, stored: Values): boolean {
  const asStored = (of: Values) => JSON.stringify(Object.values(of).map((text) => text.normalize('NFC').trim()));
  return asStored(values) !== asStored(stored);
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
