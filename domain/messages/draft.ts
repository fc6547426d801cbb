/** What English says in one sentence another language says in any other; what a sentence is about stays. */
export type Said<T> = T extends string
  ? string
  : T extends (...about: infer About) => infer Sentence
    ? (...about: About) => Said<Sentence>
    : { [Key in keyof T]: Said<T[Key]> };

/** A language as far as it is drafted: what it says has the shape of English, and what it lacks is lacking anywhere. */
export type Draft<T> = T extends string | readonly unknown[] | ((...about: never[]) => unknown)
  ? Said<T>
  : { [Key in keyof T]?: Draft<T[Key]> };

/** A list in which each key has a sentence. A key that is new lacks its own here until it is drafted. */
export function drafted<Words>(words: Partial<Words>): Words {
  return words as Words;
}

/** A language with what it lacks in English; `inEnglish` may mark that. */
export function completed<T>(english: T, own: Draft<T>, inEnglish: (sentence: string) => string = String): Said<T> {
  return merged(english, own, inEnglish) as Said<T>;
}

function merged(english: unknown, own: unknown, inEnglish: (sentence: string) => string): unknown {
  if (own === undefined) return english === undefined ? undefined : marked(english, inEnglish);
  if (!isGroup(english) || !isGroup(own)) return own;
  const keys = Object.keys(english);
  return Object.fromEntries(keys.map((key) => [key, merged(english[key], own[key], inEnglish)]));
}

function marked(english: unknown, inEnglish: (sentence: string) => string): unknown {
  if (typeof english === 'string') return inEnglish(english);
  if (typeof english === 'function')
    return (...about: unknown[]) => marked(Reflect.apply(english, undefined, about), inEnglish);
  if (Array.isArray(english)) return english.map((part) => marked(part, inEnglish));
  if (!isGroup(english)) return english;
  return Object.fromEntries(Object.entries(english).map(([key, part]) => [key, marked(part, inEnglish)]));
}

/** The names of all sentences that a language lacks: `homeMessages.greeting`. */
export function missingIn(english: unknown, own: unknown, name = ''): string[] {
  if (own === undefined && !isGroup(english)) return english === undefined ? [] : [name];
  if (!isGroup(english) || !(own === undefined || isGroup(own))) return [];
  return Object.entries(english).flatMap(([key, part]) => missingIn(part, own?.[key], name ? `${name}.${key}` : key));
}

/** Sentences by name; a list of them is one thing. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
