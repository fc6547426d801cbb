import { describe, expect, test } from 'vitest';
import { defaultHelpLines } from '../../help-lines.ts';
import { recordPolicies } from '../../visibility/record-policy.ts';
import { assessmentMessages, resultMessages } from './assessments.ts';
import * as en from '../en.ts';
import { audienceMessages } from './audience.ts';
import { callBackMessages, counsellorMessages } from './call-backs.ts';
import { careMessages } from './care.ts';
import { helpLineMessages } from './help-lines.ts';
import { helpMessages } from './help.ts';
import { changeSentence, instrumentMessages } from './instruments.ts';
import { myRecordPage } from './my-record.ts';
import { noticeMessages, noticeText } from './notices.ts';
import { offlineMessages } from './offline.ts';
import { reportMessages } from './report.ts';
import { safetyPlanMessages } from './safety-plan.ts';
import { protectionMessages, statisticsMessages } from './statistics.ts';
import {
  accessLogMessages,
  comingMessages,
  policyMessages,
  reasonMessages,
  sharingMessages,
  visibilityMessages,
} from './visibility.ts';

const differences = [-6, -2, 0, 2, 6].map((difference) => ({
  difference,
  direction: difference < 0 ? 'lower' : difference > 0 ? 'higher' : 'same',
  meaningful: Math.abs(difference) > 4,
})) satisfies Parameters<typeof changeSentence>[1][];

/** Everything about care and trust that a person reads. */
const places = {
  results: [
    assessmentMessages,
    resultMessages,
    instrumentMessages,
    differences.map((found) => changeSentence('GAD-7', found)),
  ],
  care: [careMessages, defaultHelpLines.map(({ about }) => about)],
  help: [helpMessages, offlineMessages],
  'the safety plan': safetyPlanMessages,
  'call backs': [callBackMessages, counsellorMessages],
  'who can see what': [visibilityMessages, audienceMessages, accessLogMessages, sharingMessages],
  'the rule for named records': [policyMessages, comingMessages, reasonMessages],
  notices: [
    noticeMessages,
    (['policy_loosened', 'policy_tightened', 'policy_announced', 'policy_called_off'] as const).map((kind) =>
      noticeText(kind, { from: 'never', to: 'consent', day: '2026-11-27', time_zone: 'Asia/Kolkata' }),
    ),
  ],
  'the own record': myRecordPage,
  helplines: helpLineMessages,
  figures: [protectionMessages, statisticsMessages],
  'the report': reportMessages,
};

/** All texts below a value. Sentences with gaps are filled with a number, which counts as no word. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return filled(value as (...parts: unknown[]) => unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const row = { you: 'always', colleagues: 'nothing', admins: 'always', counsellors: 'if_asked' };

const fillings = [
  7,
  ['7'],
  [{ name: '7' }],
  ['name'],
  'admin',
  { name: '7' },
  { rows: [], minGroup: 7, retentionMonths: 7 },
  ['scores'],
  row,
  () => row,
  { kind: 'role', role: 'employee', left_on: '2026-11-20', email: '7' },
];

function filled(sentence: (...parts: unknown[]) => unknown): string[] {
  for (let kinds = 0; kinds < fillings.length ** sentence.length; kinds += 1) {
    const gaps = Array.from(
      { length: sentence.length },
      (_, place) => fillings[Math.floor(kinds / fillings.length ** place) % fillings.length],
    );
    try {
      return textsOf(sentence(...gaps));
    } catch {
      // It wants another one somewhere.
    }
  }
  throw new Error(`Could not read ${sentence.toString()}`);
}

const wordsOf = (text: string) => text.split(/[\s–-]+/).filter((word) => /[a-z]/i.test(word));

/** A rough count, as such formulas take it: groups of vowels, without a silent ending. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** The years of school that a text asks for: Flesch and Kincaid 1975. The sixth year begins at eleven. */
function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/[.!?:;](?:\s|$)/)).filter((part) => wordsOf(part).length > 0);
  const words = sentences.flatMap(wordsOf);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}

describe.each(Object.entries(places))('the words of %s', (_, messages) => {
  const texts = textsOf(messages);
  const sentences = texts.filter((text) => wordsOf(text).length >= 6);

  test('are read at about twelve', () => {
    expect(sentences.length).toBeGreaterThan(0);
    expect(gradeOf(sentences)).toBeLessThanOrEqual(6);
    // A long word weighs much in a short sentence; in a longer one it would be a hard sentence.
    const hard = texts.filter((text) => wordsOf(text).length >= 12 && gradeOf([text]) > 9);
    expect(hard).toEqual([]);
  });

  test('have no sentence that goes on and on', () => {
    const long = texts
      .flatMap((text) => text.split(/[.!?:;](?:\s|$)/))
      .filter((sentence) => wordsOf(sentence).length > 25);
    expect(long).toEqual([]);
  });

  test('keep to the rules of docs/clinical-sources.md', () => {
    const banned =
      /commit(?:s|ted)?\b|suicid|risk level|high risk|at risk|alarm|urgent|warning:|ashamed|your fault|streak|you are (?:depressed|anxious|ill|sick|suffering)|you suffer|you must|you have to|patient|disorder|crazy|!/i;
    expect(texts.filter((text) => banned.test(text))).toEqual([]);
  });
});

test('where care speaks of heavy thoughts, help and hope stand beside them', () => {
  for (const text of [careMessages.text, careMessages.heavyText]) {
    expect(text).toMatch(/\bease/);
    expect(text).toMatch(/talk to someone/);
  }
});

/** Puts together sentences that are counted already. */
const made: readonly string[] = ['dates', 'lists', 'numbers'];
const everything = Object.entries(en).flatMap(([noun, said]) => (made.includes(noun) ? [] : textsOf(said)));

test('everything that people read is read at about twelve', () => {
  const sentences = everything.filter((text) => wordsOf(text).length >= 6);
  expect(sentences.length).toBeGreaterThan(300);
  expect(gradeOf(sentences)).toBeLessThanOrEqual(6);
  expect(everything.filter((text) => wordsOf(text).length >= 12 && gradeOf([text]) > 9)).toEqual([]);
});

test('nothing that people read has a sentence of more than 25 words', () => {
  // Where a name and its meaning are put together, as people read them.
  const together = recordPolicies.map((policy) => comingMessages.becomes('27 Nov 2026', policy));
  const long = [...everything, ...together]
    .flatMap((text) => text.split(/[.!?](?:[’”]?\s|$)|\n/))
    .filter((sentence) => wordsOf(sentence).length > 25);
  expect(long).toEqual([]);
});
