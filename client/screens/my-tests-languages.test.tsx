import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wordsIn } from '../../domain/instruments/wordings/wordings.ts';
import type { Language } from '../../domain/languages.ts';
import { questions } from '../../gallery/invented.ts';
import { refused } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { care, openTests, phq9 } from '../test/care.ts';
import { blockOf, choose, scale } from '../test/questionnaires.ts';

const gad7 = blockOf('GAD-7 Anxiety');
const [gadHindi, phqHindi] = [wordsIn('GAD-7', 'hi'), wordsIn('PHQ-9', 'hi')];

/** The page in this language; its sentences stay English here. The cookie keeps it from following the stored one. */
function readIn(language: Language | 'en') {
  document.documentElement.lang = language;
  document.cookie = 'language=en; Path=/';
}
afterEach(() => void (document.documentElement.lang = 'en'));

const asked = (languages: Language[], of = /./) =>
  questions.map((question) => (of.test(question.type) ? { ...question, languages } : question));

const labelsOf = (block: typeof gad7) =>
  block
    .getByRole('group')
    .first()
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent.trim());

async function expectHindi(block: typeof gad7, { stem, items, answers }: typeof gadHindi) {
  await expect.element(block.getByText(stem)).toHaveAttribute('lang', 'hi');
  for (const [place, item] of items.entries())
    await expect.element(block.getByRole('group').nth(place)).toHaveAccessibleName(item);
  expect(labelsOf(block)).toEqual(answers);
  await expect.element(block.getByText(items[0] ?? '', { exact: true })).toHaveAttribute('lang', 'hi');
}

test('in Hindi, a form that is on is asked in its official words, and is sent with its language', async () => {
  readIn('hi');
  const { calls } = await openTests({ 'GET /api/questions/active': asked(['en', 'hi']) });
  await expectHindi(gad7, gadHindi);
  await expectHindi(phq9, phqHindi);
  expect(page.getByText(/available here/).elements()).toHaveLength(0);
  await expectAccessible(gad7.element());
  await choose(gad7, Array<string>(7).fill(gadHindi.answers[1] ?? ''));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your GAD-7 Score: 7' })).toBeVisible();
  expect(calls('POST /api/assessment')).toMatchObject([{ body: { type: 'GAD-7', total_score: 7, language: 'hi' } }]);
});

test('an answer to the last item brings help in Hindi too, with the answers as they stand', async () => {
  readIn('hi');
  await openTests({ 'GET /api/questions/active': asked(['en', 'hi']) });
  await expectHindi(phq9, phqHindi);
  const [not = '', several = ''] = phqHindi.answers;
  await choose(phq9, [...Array<string>(8).fill(not), several]);
  await expect.element(phq9.getByRole('link', { name: /14416/ }).first()).toBeVisible();
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.element(care).toBeVisible();
});

test('while it is off the page says so, asks in English and says nothing of a language', async () => {
  readIn('hi');
  const { calls } = await openTests({ 'GET /api/questions/active': asked(['en', 'hi'], /PHQ-9/) });
  await expectHindi(phq9, phqHindi);
  await expect.element(gad7.getByText(/^The GAD-7 isn’t available here in Hindi yet/)).toBeVisible();
  expect(labelsOf(gad7)).toEqual(scale);
  expect(gad7.getByRole('combobox').elements()).toHaveLength(0);
  await choose(gad7, Array<string>(7).fill('Several days'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your GAD-7 Score: 7' })).toBeVisible();
  expect(calls('POST /api/assessment')[0]?.body).not.toHaveProperty('language');
});

test('without a form in their language people choose another; it is kept, and the answers stay', async () => {
  readIn('or');
  const answers = { 'GET /api/questions/active': asked(['en', 'hi']) };
  const { calls } = await openTests(answers);
  await expect.element(gad7.getByText(/isn’t available here in Odia yet/)).toBeVisible();
  await choose(gad7, Array<string>(7).fill('Several days'));
  const choice = gad7.getByLabelText('Show the questions in');
  await expect.element(choice).toHaveValue('en');
  await choice.selectOptions('हिन्दी');
  await expectHindi(gad7, gadHindi);
  await expectHindi(phq9, phqHindi);
  expect(gad7.getByRole('radio', { checked: true }).elements()).toHaveLength(7);
  expect(localStorage.getItem('form-language')).toBe('hi');
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your GAD-7 Score: 7' })).toBeVisible();
  expect(calls('POST /api/assessment')).toMatchObject([{ body: { language: 'hi' } }]);
});

test('in English nothing is said of languages, whatever is on', async () => {
  const { calls } = await openTests({ 'GET /api/questions/active': asked(['en', 'hi', 'mr']) });
  await expect.element(gad7.getByRole('group').first()).toBeVisible();
  expect(labelsOf(gad7)).toEqual(scale);
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
  await choose(gad7, Array<string>(7).fill('Not at all'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your GAD-7 Score: 0' })).toBeVisible();
  expect(Object.keys(calls('POST /api/assessment')[0]?.body ?? {}).toSorted()).toEqual([
    'answers',
    'total_score',
    'type',
  ]);
});

test('a form that was turned off long ago is loaded anew in another language, and no answer is lost', async () => {
  readIn('hi');
  let isOn = true;
  await openTests({
    'GET /api/questions/active': () => asked(isOn ? ['en', 'hi'] : ['en']),
    'POST /api/assessment': () => refused(409, { code: 'wording_off', msg: 'Shown in another language now.' }),
  });
  await expectHindi(gad7, gadHindi);
  await choose(gad7, Array<string>(7).fill(gadHindi.answers[2] ?? ''));
  isOn = false;
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toMatchTextContent(/Shown in another language now/);
  await alert.getByRole('button').click();
  await expect.poll(() => labelsOf(gad7)).toEqual(scale);
  expect(gad7.getByRole('radio', { checked: true }).elements()).toHaveLength(7);
});
