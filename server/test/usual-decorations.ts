import { passwordLength } from '../../domain/field-limits.ts';

const lengthOf = (text: string) => Array.from(text).length;

const padded = (text: string, by: string) =>
  text + by.repeat(Math.ceil(Math.max(1, passwordLength.strictLeast - lengthOf(text)) / by.length));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What people do to a word to make it long and keep a rule; written without the code that undoes it. */
export const decorations: readonly ((root: string) => string)[] = [
  (root) => `${capital(root)}${'1234567890'.repeat(2).slice(0, Math.max(1, 14 - lengthOf(root)))}!`,
  (root) => padded(`${capital(root)}@2026`, '!'),
  (root) => root.repeat(Math.ceil(passwordLength.strictLeast / lengthOf(root))),
  (root) => padded(root.toUpperCase(), '#1'),
  (root) => padded(`!!${root}`, '1234567890'),
  (root) => padded(root.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3'), '12345678901'),
];

export function isLongEnough(text: string): boolean {
  return lengthOf(text) >= passwordLength.strictLeast && lengthOf(text) <= passwordLength.most;
}
