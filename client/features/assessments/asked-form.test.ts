import { expect, test } from 'vitest';
import { wordsIn } from '../../../domain/instruments/wordings/wordings.ts';
import type { Language } from '../../../domain/languages.ts';
import { formIn, languagesFor, languageToShow } from './asked-form.ts';

const asked = (languages?: Language[]) =>
  [3, 1].map((n) => ({ id: `gad7-${n}`, text: `English ${n}`, care_from: null, languages }));

test.each<[string, Language[] | undefined, Language[]]>([
  ['of a server that says nothing of it, English alone', undefined, ['en']],
  ['those that are on', ['en', 'hi', 'mr'], ['en', 'hi', 'mr']],
  ['none of which this page has no words', ['en', 'or'], ['en']],
])('the languages of a form are, %s', (_, said, expected) => {
  expect(languagesFor('GAD-7', asked(said))).toEqual(expected);
});

test('of questions that do not all have it, no language but English', () => {
  const [first, second] = [asked(['en', 'hi']), asked(['en'])];
  expect(languagesFor('GAD-7', [...first, ...second])).toEqual(['en']);
});

test.each<[Language[], Language, Language, Language]>([
  [['en', 'hi'], 'hi', 'en', 'hi'],
  // What was chosen once counts no more when there is a form in one's own language.
  [['en', 'hi', 'mr'], 'hi', 'mr', 'hi'],
  [['en', 'hi'], 'or', 'en', 'en'],
  [['en', 'hi'], 'or', 'hi', 'hi'],
  [['en'], 'or', 'hi', 'en'],
  [['en', 'hi'], 'en', 'hi', 'en'],
])('of %j, a reader of %s who has chosen %s is shown %s', (offered, own, chosen, expected) => {
  expect(languageToShow(offered, own, chosen)).toBe(expected);
});

test('a form is of one language, in the order of the questions, with the values as they are', () => {
  const { stem, items, answers } = wordsIn('GAD-7', 'hi');
  expect(formIn('GAD-7', 'hi', asked(['en', 'hi']))).toMatchObject({
    language: 'hi',
    stem,
    answers: answers.map((label, value) => ({ value, label })),
    questions: [
      { id: 'gad7-3', text: items[2] },
      { id: 'gad7-1', text: items[0] },
    ],
  });
  expect(formIn('GAD-7', 'en', asked()).questions.map(({ text }) => text)).toEqual(['English 3', 'English 1']);
});
