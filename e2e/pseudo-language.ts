import { defaultHelpLines } from '../domain/help-lines.ts';
import { instruments } from '../domain/instruments/instrument.ts';
import { citiesOf, states } from '../domain/cities.ts';
import { bloodGroups } from '../domain/registration-options.ts';
import { designations, themes } from '../domain/work-options.ts';
import type { ThrowawayCopy } from './throwaway-copy.ts';

export const pseudoLanguage = { code: 'en-XA', name: 'Ḃéťŵééñ' };

/** Adds a language as `docs/languages.md` says; its dates are Hindi, so that none of them can be English by chance. */
export function addPseudoLanguage(copy: ThrowawayCopy): void {
  const { code, name } = pseudoLanguage;
  const list = copy.read('domain/messages/en.ts');
  const files = Array.from(list.matchAll(/from '\.\/en\/([^']+)'/g), ([, file]) => String(file));
  for (const file of files) {
    const exported = copy
      .read(`domain/messages/en/${file}`)
      .matchAll(/^export (?:const \{([^}]+)\}|(?:const|function) (\w+))/gm);
    const names = Array.from(exported, ([, several, one]) => several?.trim() ?? one).join(', ');
    const text = [
      "import { pseudo } from '../../../server/test/pseudo.ts';",
      `import * as en from '../en/${file}';`,
      `export const { ${names} } = pseudo(en);`,
    ];
    copy.write(`domain/messages/${code}/${file}`, text.join('\n'));
  }
  copy.write(`domain/messages/${code}/locale.ts`, "export const locale = 'hi-IN';\n");
  copy.write(`domain/messages/${code}.ts`, list.replaceAll("'./en/", `'./${code}/`));
  copy.replace(
    'domain/languages.ts',
    "name: 'English' }",
    `name: 'English' }, { code: '${code}', locale: 'hi-IN', name: '${name}' }`,
  );
  copy.replace('domain/messages/en/instruments.ts', "en: 'English',", `en: 'English', '${code}': 'Between',`);
  copy.insertAfter(
    'domain/messages/messages.ts',
    "import * as en from './en.ts';",
    `import * as enXA from './${code}.ts';`,
  );
  copy.replace('domain/messages/messages.ts', '> = { en', `> = { en, '${code}': enXA`);
}

/** The last two: the first admin, as the server stores the name, and what the tests' own addresses are made of. */
const names = [
  'Evenkeel',
  'GAD-7',
  'PHQ-9',
  'English',
  'CSV',
  'PDF',
  'HL7',
  'FHIR',
  'JSON',
  'Asia/Kolkata',
  'Admin',
  'example',
] as const;

/**
 * Words that are no sentences of ours: what is stored as it is in every language, the official wording of the
 * questionnaires, names, and addresses.
 */
export const data: readonly string[] = [
  ...themes,
  ...designations,
  ...states,
  ...states.flatMap(citiesOf),
  ...textsIn(defaultHelpLines),
  ...names,
  ...bloodGroups,
];

const official = textsIn(Object.values(instruments).map(({ bands: _ours, ...rest }) => rest));

const address = /https?:\/\/\S*|[\w.-]+@[\w.-]+/g;

export function withoutKnown(text: string, known: readonly string[]): string {
  return known
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, one) => rest.replaceAll(one, ' '), text.replaceAll(address, ' ').replaceAll(/\s+/g, ' '));
}

/** The words of a text that are plain English: with a letter that the pseudo-language would have marked, and no mark. */
export function plainWords(text: string): string[] {
  const words = withoutKnown(text, [...data, ...official]).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => /^[a-z]{2,}$/i.test(word) && /[acdeghijklnorstuwyz]/i.test(word));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
