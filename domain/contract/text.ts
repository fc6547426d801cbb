import * as z from 'zod/mini';
import { longestReference } from '../field-limits.ts';
import { isTooLong, keepsPolicy, normalisePassword } from '../password-policy.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { FieldCode } from './field-codes.ts';

/** Types a field code where zod takes a message. */
export function code(fieldCode: FieldCode): FieldCode {
  return fieldCode;
}

/** 'required' where nothing was sent, 'wrong_type' where something else than the expected type was. */
export function requiredOr(wrong: FieldCode): { error: (issue: { input?: unknown }) => FieldCode } {
  return {
    error: ({ input }) => (input === undefined || input === null || input === '' ? 'required' : wrong),
  };
}

/**
 * Controls (C0, C1), invisible line ends and direction overrides, which can make a text read other than it is stored; in a line, where
 * one name could look like another, also the signs that turn the direction. Joiners stay: words of Indian scripts need them.
 */
const forbiddenInLine = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;
const forbiddenInBlock = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/u;

/** Some letters and symbols show nothing, such as the fillers of Korean and the blank of Braille. */
const somethingVisible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** No half of a pair on its own. `String.isWellFormed` is newer than the oldest browsers that we serve. */
function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

function lengthInCharacters(text: string): number {
  return Array.from(text).length;
}

/** One line of any script: NFC, ends trimmed, 1 to `max` characters (code points). */
export function lineOfText(max: number) {
  return z.string(requiredOr('wrong_type')).check(
    z.refine((text) => isWellFormed(text) && !forbiddenInLine.test(text.trim()), code('forbidden_characters')),
    z.overwrite((text) => text.normalize('NFC').trim()),
    z.refine((text) => somethingVisible.test(text), code('required')),
    z.refine((text) => lengthInCharacters(text) <= max, code('too_long')),
  );
}

/** Several lines of any script, possibly empty: NFC, ends trimmed, at most `max` characters; line ends become \n. */
export function blockOfText(max: number) {
  return z.string(code('wrong_type')).check(
    z.refine((text) => isWellFormed(text) && !forbiddenInBlock.test(text), code('forbidden_characters')),
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()),
    z.refine((text) => lengthInCharacters(text) <= max, code('too_long')),
  );
}

/** Of a record that several change: what a change leaves out stays as it is, so that two at once undo nothing of each other. */
export function changeOf<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.partial(z.object(shape));
}

/** One of a fixed list, as text. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return z.enum(options, requiredOr('not_in_list'));
}

/** The pattern of HTML's `<input type=email>`, so that browser and server agree; at most 254 characters (RFC 5321). */
export const emailField = z.string(requiredOr('wrong_type')).check(
  z.overwrite((text) => text.trim()),
  z.refine((text) => text !== '', code('required')),
  z.refine((text) => text.length <= 254, code('too_long')),
  z.regex(z.regexes.html5Email, code('email_format')),
);

/** A password that is being chosen, never trimmed or cut, and read in the form in which it is hashed. */
export function newPasswordFieldOf(policy: PasswordPolicy) {
  const isSpec = policy === 'spec';
  return z.string(requiredOr('wrong_type')).check(
    z.refine((text) => isSpec || isWellFormed(text), code('forbidden_characters')),
    z.overwrite(normalisePassword),
    z.refine((text) => !isTooLong(text), code('password_too_long')),
    z.refine((text) => keepsPolicy(policy, text), code(isSpec ? 'password_rule' : 'password_length')),
  );
}

/** By the specification's rule, which holds where the operator sets no other. */
export const newPasswordField = newPasswordFieldOf('spec');

/** A password that is being shown as proof: any text. The bound keeps the hash's work bounded. */
export const currentPasswordField = z
  .string(requiredOr('wrong_type'))
  .check(z.minLength(1, code('required')), z.maxLength(1024, code('password_too_long')));

/** What it shows is where it leads: undefined for what is no address, or has a name or a password in front of its host. */
export function plainAddress(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** An instant as ISO 8601 in UTC, as every answer carries it. */
export const instant = z.iso.datetime();

/**
 * What a client sends back as it came: an id, a token, a name of a list. It is opaque to clients, and has no rule here but
 * the length that a part of a path may have, and that it holds nothing that no text of ours holds.
 */
export const referenceField = z.string(requiredOr('wrong_type')).check(
  z.maxLength(longestReference, code('too_long')),
  z.refine((text) => isWellFormed(text) && !/\p{Cc}/u.test(text), code('forbidden_characters')),
);

/** An id that does not exist or is malformed answers 404. */
export const idParams = z.object({ id: referenceField });

/**
 * A token that opens something may read as it likes: the call that it is for refuses a made-up one with its own code, alike
 * whatever it is made of. It is looked up by its hash alone.
 */
const tokenField = z.string(requiredOr('wrong_type')).check(z.maxLength(longestReference, code('too_long')));

export const tokenParams = z.object({ token: tokenField });
