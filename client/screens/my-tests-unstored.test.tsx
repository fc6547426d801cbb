import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { me } from '../../gallery/answers.ts';
import { questions } from '../../gallery/invented.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, keepResults, mytests } from '../test/questionnaires.ts';

const heading = { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' };
const count = { 'GAD-7': 7, 'PHQ-9': 9 };
const gad7 = blockOf('GAD-7 Anxiety');
const phq9 = blockOf('PHQ-9 Depression');
const alert = page.getByRole('alertdialog');
const chosenIn = (block: Locator) => block.getByRole('radio', { checked: true }).elements();

test.each([
  ['GAD-7', 'an error', 500],
  ['PHQ-9', 'an error', 500],
  ['GAD-7', 'a refusal with a message', 400],
  ['PHQ-9', 'a refusal with a message', 400],
] as const)('says so where the %s cannot be stored, and keeps every answer: %s', async (type, _situation, status) => {
  const { answers } = keepResults();
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: { ...answers, 'POST /api/assessment': () => refused(status, { msg: 'No.', code: 'x' }) },
  });
  const block = blockOf(heading[type]);
  await choose(block, [...Array(count[type] - 1).fill('Several days'), 'Not at all']);
  const submit = block.getByRole('button', { name: `Submit ${type}` });
  await submit.click();
  await expect.element(alert).toMatchTextContent(`Something went wrong while submitting your ${type} assessment.`);
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(chosenIn(block)).toHaveLength(count[type]);
  expect(page.getByText(/Score:/).elements()).toHaveLength(0);
  answer('POST /api/assessment', answers['POST /api/assessment']);
  await submit.click();
  await expect.element(page.getByText(`Your ${type} Score: ${count[type] - 1}`)).toBeVisible();
});

/** What a portal or a proxy answers in the place of the server. */
const portal = () =>
  new Response('<!doctype html><title>Sign in to this network</title>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Unchecked': 'yes' },
  });

test('the page of a portal is no answer: it says so, and keeps the answers and the mood', async () => {
  await openScreen(mytests, {
    role: 'employee',
    answers: { 'POST /api/assessment': portal, 'POST /api/mood': portal },
  });
  await choose(gad7, Array(7).fill('Several days'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(alert).toMatchTextContent('Something went wrong while submitting your GAD-7 assessment.');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(chosenIn(gad7)).toHaveLength(7);
  const moods = blockOf('Submit Your Mood');
  await moods.getByText('Calm', { exact: true }).click();
  await moods.getByRole('button', { name: 'Submit Mood' }).click();
  await expect.element(alert).toMatchTextContent('Something went wrong while submitting your mood.');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(chosenIn(moods)).toHaveLength(1);
});

test('goes out under the same key when the answer was lost on the way and the person tries again', async () => {
  const { kept, answers } = keepResults();
  const store = answers['POST /api/assessment'];
  const { answer, calls } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      ...answers,
      'POST /api/assessment': (sent) => {
        store(sent);
        return brokenLine();
      },
    },
  });
  await choose(gad7, Array(7).fill('Several days'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await alert.getByRole('button', { name: 'OK' }).click();
  answer('POST /api/assessment', store);
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByText('Your GAD-7 Score: 7')).toBeVisible();
  const keys = calls('POST /api/assessment').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([kept[0]?.key, kept[0]?.key]);
  expect(kept).toHaveLength(1);
});

/** Both questionnaires are on a slow line while the person looks at another tab. */
async function lookAway() {
  const { kept, answers } = keepResults();
  const line = Promise.withResolvers<void>();
  const { calls } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      ...answers,
      'POST /api/assessment': async (sent) => {
        await line.promise;
        return answers['POST /api/assessment'](sent);
      },
    },
  });
  await choose(gad7, Array(7).fill('Several days'));
  await choose(phq9, [...Array(8).fill('Several days'), 'Not at all']);
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.poll(() => calls('POST /api/assessment')).toHaveLength(2);
  await page.getByRole('link', { name: 'My Stats' }).click();
  await expect.element(gad7).not.toBeInTheDocument();
  return { kept, calls, arrive: line.resolve };
}

const comeBack = () => page.getByRole('link', { name: 'My Tests' }).click();

test.each(['before', 'after'])('a look at another tab, back %s the answer: each score is shown, once', async (when) => {
  const { kept, calls, arrive } = await lookAway();
  if (when === 'before') {
    await comeBack();
    await expect.element(gad7.getByRole('button', { name: 'Submit GAD-7' })).toBeVisible();
  }
  arrive();
  if (when === 'after') {
    await expect.poll(() => calls('PUT /api/results/:id/left')).toHaveLength(2);
    await comeBack();
  }
  await expect.element(gad7.getByText('Your GAD-7 Score: 7')).toBeVisible();
  await expect.element(phq9.getByText('Your PHQ-9 Score: 8')).toBeVisible();
  expect(page.getByRole('button', { name: /^Submit (GAD|PHQ)/ }).elements()).toEqual([]);
  expect(kept).toHaveLength(2);
  await gad7.getByRole('button', { name: 'Take the GAD-7 again' }).click();
  await expect.element(gad7.getByRole('button', { name: 'Submit GAD-7' })).toBeVisible();
  expect(chosenIn(gad7)).toEqual([]);
});

test('questions that cannot be loaded can be asked for again', async () => {
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: { 'GET /api/questions/active': () => refused(500) },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again.first()).toBeVisible();
  expect(blockOf('Submit Your Mood').getByRole('radio').elements()).toHaveLength(5);
  answer('GET /api/questions/active', questions);
  await again.first().click();
  await expect.poll(() => gad7.getByRole('group').elements()).toHaveLength(7);
  expect(phq9.getByRole('group').elements()).toHaveLength(9);
});

test('another person on the same device sees no answer of the first', async () => {
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      'POST /api/auth/logout': { msg: 'Bye' },
      'POST /api/auth/login': { token: 'another', user: { ...me('employee'), id: 'birsa', name: 'Birsa Oraon' } },
    },
  });
  await choose(gad7, Array(7).fill('Nearly every day'));
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  answer('GET /api/auth/me', { ...me('employee'), id: 'birsa', name: 'Birsa Oraon' });
  await page.getByLabelText('Email').fill('birsa@example.org');
  await page.getByLabelText('Password').fill('Calm#River42');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('button', { name: 'Hi, Birsa' })).toBeVisible();
  await page.getByRole('link', { name: 'My Tests' }).click();
  await expect.element(gad7.getByRole('group').first()).toBeVisible();
  expect(chosenIn(gad7)).toHaveLength(0);
});

const staleSet = () =>
  refused(409, { code: 'question_set_changed', msg: 'The questions have changed since you opened them.' });

test('a question switched off after the load: says so, loads anew and keeps the other answers', async () => {
  const { answers } = keepResults();
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: { ...answers, 'POST /api/assessment': staleSet },
  });
  await choose(gad7, Array(7).fill('Several days'));
  await choose(phq9, ['Nearly every day']);
  answer(
    'GET /api/questions/active',
    questions.filter(({ id }) => id !== 'gad7-3'),
  );
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(alert).toMatchTextContent('The questions have changed since you opened them.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => gad7.getByRole('group').elements()).toHaveLength(6);
  expect([chosenIn(gad7).length, chosenIn(phq9).length]).toEqual([6, 1]);

  answer('POST /api/assessment', answers['POST /api/assessment']);
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(gad7.getByText('Your GAD-7 Score: 6')).toBeVisible();
  await expect.element(gad7.getByText(/has no level/)).toBeVisible();
  for (const band of ['Minimal', 'Mild', 'Moderate', 'Severe']) expect(gad7.getByText(band).elements()).toEqual([]);
  await page.getByRole('link', { name: 'My Stats' }).click();
  const figure = page.getByRole('figure', { name: 'GAD-7 Score Trend' });
  await expect.element(figure.getByText(/^Latest: 6 of 21, Not scored/)).toBeVisible();
  await expect.element(figure.getByText(/hollow dot/)).toBeVisible();
});

test('a question switched on after the load: asks for it and keeps the other answers', async () => {
  // On a busy page the new question stands a moment after it has come.
  notifyManager.setScheduler((tell) => setTimeout(tell, 100));
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
  const { answers } = keepResults();
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      ...answers,
      'GET /api/questions/active': questions.filter(({ id }) => id !== 'phq9-5'),
      'POST /api/assessment': () => refused(400, { code: 'answers_incomplete', msg: 'One is missing.' }),
    },
  });
  await choose(phq9, [...Array(7).fill('Several days'), 'Not at all']);
  answer('GET /api/questions/active', questions);
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => phq9.getByRole('group').elements()).toHaveLength(9);
  expect(chosenIn(phq9)).toHaveLength(8);
  await expect.element(phq9.getByRole('group').nth(4).getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('3');
  answer('POST /api/assessment', answers['POST /api/assessment']);
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.element(phq9.getByText('Your PHQ-9 Score: 10')).toBeVisible();
  await expect.element(phq9.getByText('Moderate', { exact: true }).first()).toBeVisible();
});

test('no question left: says so, and the mood can still be logged', async () => {
  await openScreen(mytests, {
    role: 'employee',
    answers: { 'GET /api/questions/active': questions.filter(({ type }) => type !== 'GAD-7') },
  });
  await expect.element(gad7.getByText('No GAD-7 questions found.')).toBeVisible();
  await expect.element(gad7.getByRole('button', { name: 'Submit GAD-7' })).not.toBeInTheDocument();
  expect(phq9.getByRole('group').elements()).toHaveLength(9);
  expect(blockOf('Submit Your Mood').getByRole('radio').elements()).toHaveLength(5);
});

test('without the ninth item no help is shown beside another one', async () => {
  await openScreen(mytests, {
    role: 'employee',
    answers: {
      'GET /api/questions/active': questions.filter(({ id }) => id !== 'phq9-9'),
      'GET /api/help-lines': startingLines,
    },
  });
  await choose(phq9, Array(8).fill('Nearly every day'));
  expect(chosenIn(phq9)).toHaveLength(8);
  await expect.element(phq9.getByRole('link', { name: 'Call 14416' })).not.toBeInTheDocument();
});
