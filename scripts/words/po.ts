import { po } from 'gettext-parser';
import type { Translation, Translations } from 'gettext-parser';
import { languages } from '../../domain/languages.ts';
import { formsOf, withoutPuts } from './entries.ts';
import type { Entries, Entry } from './entries.ts';
import { longestFor } from './lengths.ts';
import type { Change } from './rewrite.ts';

/** A file of gettext: what English says, what the language says for it, and where each stands. */
export function writePo(
  language: string,
  { entries }: Entries,
  { isStale, seenAt }: { isStale: (context: string) => boolean; seenAt: (context: string) => string[] },
): string {
  const translations: Record<string, Record<string, Translation>> = {};
  for (const entry of entries) {
    const { context, english, slot, own, file, line, numbers } = entry;
    const [msgid = '', plural] = english;
    const most = longestFor(context);
    const extracted = [...numbers, ...seenAt(context), ...(most ? [`At most ${most} characters.`] : [])].join('\n');
    translations[context] = {
      [msgid]: {
        msgctxt: context,
        msgid,
        ...(slot.plural ? { msgid_plural: plural } : {}),
        msgstr: [...own],
        comments: { extracted, reference: `${file}:${line}`, ...(isStale(context) ? { flag: 'fuzzy' } : {}) },
      },
    };
  }
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    Language: language,
    'Plural-Forms': pluralRule(language),
    'X-Language-Name': languages.find(({ code }) => code === language)?.name ?? language,
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }).toString('utf8')}\n`;
}

/** What gettext chooses a form by: for the languages that have one form for one thing, or for none and one. */
function pluralRule(language: string): string {
  const forms = formsOf(language);
  if (forms.length === 1) return 'nplurals=1; plural=0;';
  const rules = new Intl.PluralRules(language);
  const alone = Array.from({ length: 1000 }, (_, count) => count).filter((count) => rules.select(count) === 'one');
  const rule = { '1': 'n != 1', '0,1': 'n > 1' }[alone.join()];
  if (forms.join() !== 'one,other' || !rule) throw new Error(`Write down the rule of plurals of ${language} in po.ts.`);
  return `nplurals=2; plural=(${rule});`;
}

export interface Read {
  changes: Change[];
  /** The contexts that are not marked `fuzzy`: what they say holds for today's English. */
  settled: string[];
  /** Each with its line in the file. Where there is one, nothing is taken. */
  faults: string[];
}

export function readPo(text: string, language: string, { entries }: Entries): Read {
  const read: Read = { changes: [], settled: [], faults: [] };
  const parsed = parse(text, read);
  if (!parsed) return read;
  const lines = linesOf(text);
  const { headers } = parsed;
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'language')?.[1] ?? '';
  if (given !== language) read.faults.push(`line 1: this is a file of ${given || 'no language'}, not of ${language}`);
  const known = new Map(entries.map((entry) => [entry.context, entry]));
  for (const [context, found] of lines.twice) read.faults.push(`line ${found}: ${context} stands there a second time`);
  for (const one of Object.values(parsed.translations).flatMap((all) => Object.values(all))) {
    const context = one.msgctxt ?? '';
    if (context === '' && one.msgid === '') continue;
    const entry = known.get(context);
    const at = `line ${lines.of.get(context) ?? 1}`;
    const faults = entry ? faultsOf(one, entry) : ['there is no sentence of this name'];
    read.faults.push(...faults.map((fault) => `${at}: ${context || one.msgid}: ${fault}`));
    if (!entry || faults.length > 0) continue;
    if (one.comments?.flag?.includes('fuzzy') !== true) read.settled.push(context);
    if (one.msgstr.some((said, form) => said !== entry.own[form])) read.changes.push({ entry, texts: one.msgstr });
  }
  return read;
}

function parse(text: string, read: Read): Translations | undefined {
  try {
    return po.parse(text, { validation: false });
  } catch (error) {
    const { message, lineNumber } = error as { message: string; lineNumber?: number };
    read.faults.push(`line ${lineNumber ?? '?'}: no file of gettext: ${message}`);
    return undefined;
  }
}

/** Where each context stands; the parser doesn't say. */
function linesOf(text: string): { of: Map<string, number>; twice: [string, number][] } {
  const found = { of: new Map<string, number>(), twice: [] as [string, number][] };
  let [line, counted] = [1, 0];
  for (const { 1: quoted = '', index } of text.matchAll(/^msgctxt\s+((?:"(?:[^"\\\n]|\\.)*"\s*)+)/gm)) {
    for (; counted < index; counted += 1) if (text[counted] === '\n') line += 1;
    const context = Array.from(quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, part = '']) => part).join('');
    if (found.of.has(context)) found.twice.push([context, line]);
    else found.of.set(context, line);
  }
  return found;
}

/** Characters that no one sees: controls, and what turns the direction of a line. What joins letters in Indian scripts may stay. */
const unseen = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const markup = /<[/!a-z]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

function faultsOf(one: Translation, { english, slot, own, context }: Entry): string[] {
  const [msgid, plural] = english;
  if (one.msgid !== msgid || (slot.plural && one.msgid_plural !== plural))
    return ['its English is not that of today: export the language again'];
  if (one.msgstr.length !== own.length) return [`${one.msgstr.length} forms of number, in place of ${own.length}`];
  return one.msgstr.flatMap((text, at) => faultsIn(text, own[at] ?? '', { slot, context }));
}

function faultsIn(text: string, before: string, { slot, context }: Pick<Entry, 'slot' | 'context'>): string[] {
  if (text === before) return [];
  const faults: string[] = [];
  const puts = new Map([...slot.forms.values()].flatMap((form) => [...form.puts]));
  const [lost, added] = [missing(placesIn(before), placesIn(text)), missing(placesIn(text), placesIn(before))];
  if (lost.length > 0) faults.push(`${lost.join(', ')} is lost`);
  if (added.length > 0) faults.push(`${added.join(', ')} stands for nothing here`);
  if (text.trim() === '') faults.push('it is empty');
  if (/[{}]/.test(withoutPuts(text, puts)) && added.length === 0) faults.push('it has a brace');
  if (unseen.test(text.replaceAll(before.includes('\n') ? '\n' : '\0', '')))
    faults.push('it has a character that nobody sees');
  if (markup.test(text) && !markup.test(before)) faults.push('it has markup');
  if (edges(text) !== edges(before)) faults.push('it begins or ends with other spaces');
  const most = longestFor(context);
  if (most !== undefined && length(text) > most)
    faults.push(`it has ${length(text)} characters, and there is room for ${most}`);
  return faults;
}

const placesIn = (text: string): string[] => text.match(/\{[\w.]+\}/g) ?? [];

/** Of one list what another lacks, each as often. */
function missing(wanted: readonly string[], given: readonly string[]): string[] {
  const left = [...given];
  return wanted.filter((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const edges = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|');

/** As people count: a letter with its marks is one. */
const length = (text: string) => [...new Intl.Segmenter().segment(text)].length;
