import { passwordLength } from './field-limits.ts';

/**
 * What is asked of a password that is being chosen: the specification's rule, or, where the operator wants it, length alone;
 * then the server also refuses what is easy to guess.
 */
export const passwordPolicies = ['spec', 'strict'] as const;

export type PasswordPolicy = (typeof passwordPolicies)[number];

const parts = {
  length: (text: string) => lengthOf(text) >= passwordLength.least,
  strict_length: (text: string) => lengthOf(text) >= passwordLength.strictLeast,
  lower_case: (text: string) => /[a-z]/.test(text),
  upper_case: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  sign: (text: string) => /[!@#$%^&*]/.test(text),
  no_others: (text: string) => /^[A-Za-z0-9!@#$%^&*]*$/.test(text),
} as const;

export type PasswordPart = keyof typeof parts;

/** What each policy asks for, in the order in which it is said. */
export const partsOf: Readonly<Record<PasswordPolicy, readonly PasswordPart[]>> = {
  spec: ['length', 'lower_case', 'upper_case', 'digit', 'sign', 'no_others'],
  strict: ['strict_length'],
};

/** The one form in which a password is counted, checked and hashed, however a keyboard composes its letters. */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/** In characters (code points), as they are hashed. */
function lengthOf(text: string): number {
  return Array.from(normalisePassword(text)).length;
}

export function hasPart(part: PasswordPart, text: string): boolean {
  return parts[part](text);
}

export function isTooLong(text: string): boolean {
  return lengthOf(text) > passwordLength.most;
}

export function keepsPolicy(policy: PasswordPolicy, text: string): boolean {
  return partsOf[policy].every((part) => hasPart(part, text));
}
