import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unchecked } from '../test/answer-calls.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, keepResults, mytests, scale } from '../test/questionnaires.ts';
import { advance, press, stillClock } from '../test/still-clock.ts';

const items = {
  'GAD-7': [
    'Feeling nervous, anxious or on edge',
    'Not being able to stop or control worrying',
    'Worrying too much about different things',
    'Trouble relaxing',
    'Being so restless that it is hard to sit still',
    'Becoming easily annoyed or irritable',
    'Feeling afraid as if something awful might happen',
  ],
  'PHQ-9': [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead or of hurting yourself in some way',
  ],
};
const heading = { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' };
const types = ['GAD-7', 'PHQ-9'] as const;
const gad7 = blockOf('GAD-7 Anxiety');
const phq9 = blockOf('PHQ-9 Depression');
const alert = page.getByRole('alertdialog');

const open = (first: Parameters<typeof keepResults>[0] = []) =>
  openScreen(mytests, {
    role: 'employee',
    answers: { ...keepResults(first).answers, 'GET /api/help-lines': startingLines },
  });

const groupsOf = (block: typeof gad7) => block.getByRole('group').elements();
const chosenIn = (block: typeof gad7) => block.getByRole('radio', { checked: true }).elements();

test('asks both questionnaires to the letter, with four choices each, and shows no score', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Tests');
  expect(document.title).toBe('My Tests – Evenkeel');
  for (const type of types) {
    const block = blockOf(heading[type]);
    await expect.element(block.getByRole('img', { name: type })).toBeVisible();
    await expect.element(block.getByRole('group').first()).toBeVisible();
    expect(groupsOf(block)).toHaveLength(items[type].length);
    for (const [index, text] of items[type].entries()) {
      const question = block.getByRole('group').nth(index);
      await expect.element(question).toHaveAccessibleName(text);
      const labels = question
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent.trim());
      expect(labels).toEqual(scale);
    }
    expect(chosenIn(block)).toHaveLength(0);
    await expect.element(block.getByRole('button', { name: `Submit ${type}` })).toBeVisible();
  }
  expect(page.getByText(/Score:/).elements()).toHaveLength(0);
  await expect.element(page.getByText(/Pfizer/)).toBeVisible();
});

test('trust 18: is illustrated with images named personality, GAD-7 and PHQ-9, in the colours of the page', async () => {
  await open();
  for (const name of ['personality', 'GAD-7', 'PHQ-9']) {
    const image = page.getByRole('img', { name });
    await expect.element(image).toHaveAttribute('alt', name);
    await expect.element(image).toHaveAttribute('src', `/pictures/${name.toLowerCase()}.svg`);
    await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBe(320);
    const pictures: unknown[] = [];
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme;
      pictures.push(await image.screenshot({ base64: true, save: false }));
    }
    expect(pictures[0]).not.toEqual(pictures[1]);
  }
});

test.each(types)('sends no %s with a gap, says so, leads to the gap and keeps the rest', async (type) => {
  const { calls } = await open();
  const block = blockOf(heading[type]);
  const submit = block.getByRole('button', { name: `Submit ${type}` });
  await submit.click();
  await expect.element(alert).toMatchTextContent(`Please answer all ${type} questions before submitting.`);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(alert).not.toBeInTheDocument();

  await choose(block, Array(items[type].length - 1).fill('Nearly every day'));
  await submit.click();
  await expect.element(alert).toMatchTextContent(`Please answer all ${type} questions before submitting.`);
  await expect.element(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  const last = block.getByRole('group').last();
  await expect.element(last.getByRole('radio').first()).toHaveFocus();
  await expect.element(last).toMatchTextContent('Please choose one answer.');
  expect(chosenIn(block)).toHaveLength(items[type].length - 1);
  expect(page.getByText(/Score:/).elements()).toHaveLength(0);
  expect(calls('POST /api/assessment')).toEqual([]);
});

test.each(types)('sends one %s for a double click and shows its sum and meaning', async (type) => {
  const { calls } = await open();
  const block = blockOf(heading[type]);
  const chosen = items[type].map((_, index) => (index === 8 ? 0 : index % 4));
  const total = chosen.reduce((sum, value) => sum + value, 0);
  await choose(
    block,
    chosen.map((value) => String(scale[value])),
  );
  await block.getByRole('button', { name: `Submit ${type}` }).dblClick();
  await expect.element(block.getByText(`Your ${type} Score: ${total}`)).toBeVisible();
  await expect.element(block.getByText(/This is a screening result, not a diagnosis\./)).toBeVisible();
  const [sent, ...more] = calls('POST /api/assessment');
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({ total_score: total, type });
  expect(Object.values((sent?.body as { answers: object } | undefined)?.answers ?? {})).toEqual(chosen);
});

test('a later answer to the same question counts, and only it', async () => {
  await open();
  await choose(gad7, Array(7).fill('Nearly every day'));
  await choose(gad7, Array(7).fill('Several days'));
  expect(chosenIn(gad7)).toHaveLength(7);
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByText('Your GAD-7 Score: 7')).toBeVisible();
});

test('what is done folds to its score, in view on a phone; taking it again begins anew and says what has changed', async () => {
  await page.viewport(360, 740);
  const { calls } = await open([['GAD-7', 14]]);
  await choose(gad7, Array(7).fill('Several days'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByText('Your GAD-7 Score: 7')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('heading', { name: 'GAD-7 Anxiety' })).toBeInViewport({ ratio: 1 });
  await expect.element(gad7.getByText(/7 points lower than last time/)).toBeVisible();
  expect(groupsOf(gad7)).toEqual([]);
  await gad7.getByRole('button', { name: 'Take the GAD-7 again' }).click();
  await expect.element(gad7.getByRole('radio').first()).toHaveFocus();
  await expect.element(gad7.getByRole('radio').first()).toBeInViewport();
  expect(chosenIn(gad7)).toEqual([]);
  await choose(gad7, Array(7).fill('Not at all'));
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(page.getByText('Your GAD-7 Score: 0')).toBeVisible();
  expect(calls('POST /api/assessment')).toHaveLength(2);
});

test('the second click of a double click presses nothing of what has come in its place', async () => {
  stillClock();
  await open();
  await choose(gad7, Array(7).fill('Several days'));
  await press(gad7.getByRole('button', { name: 'Submit GAD-7' }).element());
  const again = gad7.getByRole('button', { name: 'Take the GAD-7 again' });
  await expect.element(again).toHaveStyle({ pointerEvents: 'none' });
  await advance(1000);
  await expect.element(again).toHaveStyle({ pointerEvents: 'auto' });
});

test('is answered by keys alone', async () => {
  await open();
  await expect.element(gad7.getByRole('radio').first()).toBeVisible();
  (gad7.getByRole('radio').first().element() as HTMLElement).focus();
  await userEvent.keyboard('2{Tab}'.repeat(7));
  await expect.element(gad7.getByRole('button', { name: 'Submit GAD-7' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your GAD-7 Score: 14')).toHaveFocus();
});

test('loses no answer on a look at another tab', async () => {
  await open();
  await choose(phq9, ['Several days', 'Nearly every day']);
  await page.getByRole('link', { name: 'My Health' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Health');
  await page.getByRole('link', { name: 'My Tests' }).click();
  const questions = phq9.getByRole('group');
  await expect.element(questions.nth(0).getByRole('radio', { name: 'Several days' })).toBeChecked();
  await expect.element(questions.nth(1).getByRole('radio', { name: 'Nearly every day' })).toBeChecked();
});

test('reads the bare shapes of the specification: odd types, numbers as ids, an answer without content', async () => {
  const { calls } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      'GET /api/questions/active': () =>
        unchecked(
          JSON.stringify([
            { id: 11, text: 'First of one', type: ' gad-7 ' },
            { id: 12, text: 'First of the other', type: 'Phq-9' },
            { id: 13, text: 'Second of one', type: 'GAD-7' },
          ]),
        ),
      'POST /api/assessment': () => unchecked(''),
      'GET /api/mood': [],
      'POST /api/mood': () => unchecked(''),
    },
  });
  await choose(gad7, ['Nearly every day', 'Several days']);
  expect(groupsOf(gad7)).toHaveLength(2);
  expect(groupsOf(phq9)).toHaveLength(1);
  await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
  await expect.element(gad7.getByText('Your GAD-7 Score: 4')).toBeVisible();
  const bodies = calls('POST /api/assessment').map(({ body }) => body);
  expect(bodies).toEqual([{ answers: { 11: 3, 13: 1 }, total_score: 4, type: 'GAD-7' }]);
  const mood = blockOf('Submit Your Mood');
  await mood.getByText('Happy', { exact: true }).click();
  await mood.getByRole('button', { name: 'Submit Mood' }).click();
  await expect.element(mood.getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
});

test('shows help at once when the ninth item of the PHQ-9 is answered above 0', async () => {
  await open();
  await choose(phq9, Array(9).fill('Not at all'));
  await expect.element(phq9.getByRole('link', { name: /14416/ })).not.toBeInTheDocument();
  await phq9.getByRole('group').nth(8).getByText('Several days').click();
  await expect.element(phq9.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect.element(phq9.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await page.getByRole('button', { name: 'I am safe for now' }).click();
  const score = phq9.getByText('Your PHQ-9 Score: 1');
  await expect.element(score).toBeVisible();
  const top = (part: typeof score) => part.element().getBoundingClientRect().y;
  expect(top(phq9.getByRole('link', { name: 'Call 14416' }))).toBeLessThan(top(score));
});

test('the line of who can see it has a name for a screen reader before the rule has come', async () => {
  await openScreen(mytests, {
    role: 'employee',
    answers: { ...keepResults([]).answers, 'GET /api/record-policy': () => new Promise(() => undefined) },
  });
  await expect.element(page.getByRole('heading', { name: 'GAD-7 Anxiety' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Who can see my answers?' }).elements()).toHaveLength(1);
});
