import { instruments } from '../../domain/instruments/instrument.ts';
import type { Said } from '../../domain/messages/draft.ts';

const accents: Readonly<Record<string, string>> = {
  ...pairs('acdeghijklnorstuwyz', 'áçďéğĥíĵķĺñóŕšťúŵýž'),
  ...pairs('ACDEGHIJKLNORSTUWYZ', 'ÁÇĎÉĞĤÍĴĶĹÑÓŔŠŤÚŴÝŽ'),
};

/** Said twice: with these a sentence is some 40 % longer, about what German needs. */
const doubled = /[aeiouns]/i;

/** No sentences, wherever they stand: web and mail addresses, file names, and places for a value. */
const kept = String.raw`https?:\/\/\S+|\S+@\S+\.\S+|[\w-]+(?:\.[a-z]+)*\.(?:json|csv|pdf)\b|\{\w+\}`;

const keptKeys = new Set(['locale']);

/**
 * A language that no one speaks, for tests: every sentence accented and longer, every value that is put into one as it
 * was. A plain word on a screen, in a mail or in a file is one that no language can change.
 */
export function pseudo<T>(messages: T): Said<T> {
  return said(messages, []) as Said<T>;
}

function said(message: unknown, about: readonly string[]): unknown {
  if (typeof message === 'string') return accented(message, about);
  if (typeof message === 'function') {
    return (...values: unknown[]) =>
      said(Reflect.apply(message, undefined, values), [...about, ...values.flatMap(textsIn)]);
  }
  if (Array.isArray(message)) return message.map((part) => said(part, about));
  if (!isPlain(message)) return message;
  return Object.fromEntries(
    Object.entries(message).map(([key, part]) => [key, keptKeys.has(key) ? part : said(part, about)]),
  );
}

function accented(sentence: string, about: readonly string[]): string {
  // The longest first, so that no value is cut by a part of it.
  const values = [...about].sort((one, other) => other.length - one.length).map(wholeWords);
  return sentence
    .split(new RegExp(`(${[...values, kept].join('|')})`, 'u'))
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, letter)))
    .join('');
}

function letter(plain: string): string {
  const marked = accents[plain] ?? plain;
  return doubled.test(plain) ? marked + marked.toLowerCase() : marked;
}

/** A small word by itself is a key that chooses a sentence, and often a word in it as well; so is the name of a level. */
const key = /^[a-z_]*$/;

const levels: readonly string[] = Object.values(instruments).flatMap(({ bands }) => bands.map(({ name }) => name));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return key.test(value) || levels.includes(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A value as it stands in a sentence, not a part of another word. */
function wholeWords(text: string): string {
  return String.raw`(?<!\p{L})${text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}(?!\p{L})`;
}

function isPlain(message: unknown): message is Record<string, unknown> {
  return typeof message === 'object' && message !== null && !(message instanceof RegExp);
}

function pairs(plain: string, marked: string): Record<string, string> {
  return Object.fromEntries(Array.from(plain).map((one, at) => [one, marked[at] ?? one]));
}
