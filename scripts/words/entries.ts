import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, folder, measure } from './sentences.ts';
import { leavesIn, slotsIn } from './slots.ts';
import type { Numbers, Slot } from './slots.ts';
import { readMessages } from './source.ts';
import type { MessageSource, Node } from './source.ts';

/** What a translator sees as one: a text in English, and what a language says for it. */
export interface Entry {
  /** `home.ts homeMessages.greeting`; the second of several texts ends in ` #2`. */
  context: string;
  /** One text, or the first and the last form of a plural. */
  english: readonly string[];
  slot: Slot;
  /** What it says now: one text, or one for each form that the language tells apart. */
  own: readonly string[];
  file: string;
  line: number;
  /** What the numbers in it stand for, as code. */
  numbers: readonly string[];
}

export interface LeftOut {
  context: string;
  why: string;
}

export interface Entries {
  entries: Entry[];
  leftOut: LeftOut[];
  sources: ReadonlyMap<string, MessageSource>;
}

/** The forms of number that a language tells apart, in the order of `Intl`: 'one', 'other'. */
export const formsOf = (language: string): string[] =>
  ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes(form as Intl.LDMLPluralRule),
  );

/** Files that hold no sentences: what `Intl` goes by. */
const withoutSentences = new Set(['locale.ts']);

export function readEntries(root: string, language: string): Entries {
  const all: Entries & { sources: Map<string, MessageSource> } = { entries: [], leftOut: [], sources: new Map() };
  for (const file of filesIn(root).filter((name) => !withoutSentences.has(name))) {
    const english = read(root, measure, file);
    const own = read(root, language, file);
    if (own) all.sources.set(pathOf(language, file), own);
    const said = own ? leavesIn(own) : new Map<string, Node>();
    const measured = english ? leavesIn(english) : new Map<string, Node>();
    for (const [path, leaf] of measured) {
      if (!english) continue;
      const numbers: Numbers = new Map();
      const wanted = slotsIn(english, leaf, numbers);
      const ownLeaf = said.get(path);
      const context = `${file} ${path}`;
      if (wanted.length > 0 && (!own || !ownLeaf))
        all.leftOut.push({ context, why: 'this language says nothing under this name' });
      if (!own || !ownLeaf) continue;
      add(all, { context, wanted, slots: slotsIn(own, ownLeaf, numbers), numbers, own, language, file });
    }
    for (const [path, leaf] of said)
      if (own && !measured.has(path) && slotsIn(own, leaf, new Map()).length > 0)
        all.leftOut.push({ context: `${file} ${path}`, why: 'this language alone says it, without English beside it' });
  }
  return all;
}

interface Leaf {
  context: string;
  wanted: readonly Slot[];
  slots: readonly Slot[];
  numbers: Numbers;
  own: MessageSource;
  language: string;
  file: string;
}

function add(all: Entries, { context, wanted, slots, numbers, own, language, file }: Leaf): void {
  const isAlike = wanted.length === slots.length && wanted.every(({ plural }, at) => plural === slots[at]?.plural);
  const whole = wanted.map((slot) => englishOf(slot).join(' / ')).join(' | ');
  for (const [at, slot] of slots.entries()) {
    const name = slots.length > 1 ? `${context} #${at + 1}` : context;
    const match = isAlike ? wanted[at] : undefined;
    const english = match ? englishOf(match) : slot.plural ? [whole, whole] : [whole];
    const texts = ownOf(slot, language);
    // A key, which is the same in every language.
    if (texts.every((text) => text === english[0] && /^[a-z][\w:{}.-]*$/.test(text))) continue;
    if (whole === '')
      all.leftOut.push({ context: name, why: 'this language alone says it, without English beside it' });
    else if ([...slot.forms.values()].some(({ text, puts }) => /[{}]/.test(withoutPuts(text, puts))))
      all.leftOut.push({ context: name, why: 'it has a brace, which stands for what is put in' });
    else
      all.entries.push({
        context: name,
        english,
        slot,
        own: texts,
        file: pathOf(language, file),
        line: own.text.slice(0, first(slot).start).split('\n').length,
        numbers: Array.from(numbers, ([code, number]) => `{${number}} is ${code}`).filter((line) =>
          [...english, ...texts].some((text) => text.includes(line.split(' ')[0] ?? '')),
        ),
      });
  }
}

const pathOf = (language: string, file: string) => `${folder}/${language}/${file}`;

function read(root: string, language: string, file: string): MessageSource | undefined {
  const path = pathOf(language, file);
  return existsSync(join(root, path)) ? readMessages(path, readFileSync(join(root, path), 'utf8')) : undefined;
}

const first = ({ forms, object }: Slot): Node =>
  object ?? [...forms.values()][0]?.node ?? { type: '', start: 0, end: 0 };

function englishOf({ plural, forms }: Slot): string[] {
  const other = forms.get('other')?.text ?? '';
  return plural ? [forms.get('one')?.text ?? other, other] : [other];
}

function ownOf({ plural, forms }: Slot, language: string): string[] {
  const other = forms.get('other')?.text ?? '';
  return plural ? formsOf(language).map((form) => forms.get(form)?.text ?? other) : [other];
}

export function withoutPuts(text: string, puts: ReadonlyMap<string, Node>): string {
  return [...puts.keys()].reduce((rest, label) => rest.replaceAll(`{${label}}`, ''), text);
}
