import { answer, blockOf, countCalls, enter, expect, stored, submitAssessment, test } from './fixtures.ts';

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
const scale = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];
const types = ['GAD-7', 'PHQ-9'] as const;
const mytests = '/dashboard?tab=mytests';

test.describe('My Tests', () => {
  test('asks both questionnaires to the letter, with four choices each, and shows no score', async ({
    page,
    person,
  }) => {
    await enter(page, person, mytests);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Tests');
    await expect(page).toHaveTitle('My Tests – Evenkeel');
    for (const type of types) {
      const block = blockOf(page, heading[type]);
      const questions = block.getByRole('group');
      await expect(questions).toHaveCount(items[type].length);
      await expect(block.getByRole('img', { name: type })).toBeVisible();
      for (const [index, text] of items[type].entries()) {
        const question = questions.nth(index);
        await expect(question).toHaveAccessibleName(text);
        await expect(question.getByRole('radio')).toHaveCount(4);
        for (const label of scale) {
          await expect(question.getByRole('radio', { name: label, exact: true })).not.toBeChecked();
        }
      }
      await expect(block.getByRole('button', { name: `Submit ${type}` })).toBeVisible();
    }
    await expect(page.getByText(/Score:/)).toHaveCount(0);
    await expect(page.getByText(/Pfizer/)).toBeVisible();
  });

  test('trust 18: is illustrated with images named personality, GAD-7 and PHQ-9, in the colours of the page', async ({
    page,
    person,
  }) => {
    await enter(page, person, mytests);
    for (const name of ['personality', 'GAD-7', 'PHQ-9']) {
      const image = page.getByRole('img', { name, exact: true });
      await expect(image).toHaveCount(1);
      await expect(image).toHaveAttribute('alt', name);
      await expect(image).toHaveAttribute('src', `/pictures/${name.toLowerCase()}.svg`);
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
      const picture = async (theme: string) => {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        return (await image.screenshot()).toString('base64');
      };
      expect(await picture('dark')).not.toBe(await picture('light'));
    }
  });

  for (const type of types) {
    test(`sends no ${type} with a gap, says so, leads to the gap and keeps the rest`, async ({ page, person }) => {
      const sent = countCalls(page, 'POST', '/api/assessment');
      await enter(page, person, mytests);
      const block = blockOf(page, heading[type]);
      await block.getByRole('button', { name: `Submit ${type}` }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(`Please answer all ${type} questions before submitting.`);
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toHaveCount(0);

      await answer(block, Array(items[type].length - 1).fill('Nearly every day'));
      await block.getByRole('button', { name: `Submit ${type}` }).click();
      await expect(alert).toContainText(`Please answer all ${type} questions before submitting.`);
      await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(alert).toHaveCount(0);
      const last = block.getByRole('group').last();
      await expect(last.getByRole('radio').first()).toBeFocused();
      await expect(last).toContainText('Please choose one answer.');
      await expect(block.getByRole('radio', { checked: true })).toHaveCount(items[type].length - 1);
      await expect(page.getByText(/Score:/)).toHaveCount(0);
      expect(sent.count()).toBe(0);
    });

    test(`stores one ${type} for a double click and shows its sum and meaning`, async ({ page, request, person }) => {
      const sent = countCalls(page, 'POST', '/api/assessment');
      await enter(page, person, mytests);
      const block = blockOf(page, heading[type]);
      const chosen = items[type].map((_, index) => index % 4);
      const total = chosen.reduce((sum, value) => sum + value, 0);
      const posted = page.waitForRequest('**/api/assessment');
      await answer(
        block,
        chosen.map((value) => String(scale[value])),
      );
      await block.getByRole('button', { name: `Submit ${type}` }).dblclick();
      await expect(block.getByText(`Your ${type} Score: ${total}`, { exact: true })).toBeVisible();
      await expect(block.getByText('This is a screening result, not a diagnosis.')).toBeVisible();
      const body = (await posted).postDataJSON();
      expect(body).toMatchObject({ total_score: total, type });
      expect(Object.values(body.answers)).toEqual(chosen);
      expect(sent.count()).toBe(1);
      const history = await stored(request, person.token, `/api/assessment/history?type=${type}`);
      expect(history).toMatchObject([{ total_score: total }]);
    });
  }

  test('a later answer to the same question counts, and only it', async ({ page, person }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, heading['GAD-7']);
    await answer(block, Array(7).fill('Nearly every day'));
    await answer(block, Array(7).fill('Several days'));
    await expect(block.getByRole('radio', { checked: true })).toHaveCount(7);
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
  });

  test('can be taken again, and then says what has changed', async ({ page, request, person }) => {
    await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(2));
    await enter(page, person, mytests);
    const block = blockOf(page, heading['GAD-7']);
    await answer(block, Array(7).fill('Several days'));
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
    await expect(block.getByText(/7 points lower than last time/)).toBeVisible();
    await answer(block, Array(7).fill('Not at all'));
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(page.getByText('Your GAD-7 Score: 0', { exact: true })).toBeVisible();
    expect(await stored(request, person.token, '/api/assessment/history?type=GAD-7')).toHaveLength(3);
  });

  test('stores nothing more when the same answers are submitted again', async ({ page, request, person }) => {
    await page.clock.install();
    await enter(page, person, mytests);
    const block = blockOf(page, heading['GAD-7']);
    const submit = block.getByRole('button', { name: 'Submit GAD-7' });
    await answer(block, Array(7).fill('Several days'));
    for (const calls of [1, 2]) {
      const replied = page.waitForResponse('**/api/assessment');
      await submit.click();
      expect((await replied).status()).toBe(201);
      await expect(block.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
      expect(await stored(request, person.token, '/api/assessment/all'), `after ${calls}`).toHaveLength(1);
      await page.clock.runFor(2_000);
    }
    await block.getByRole('group').first().getByText('Nearly every day').click();
    await submit.click();
    await expect(block.getByText('Your GAD-7 Score: 9', { exact: true })).toBeVisible();
    expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(2);
  });

  test('is answered by keys alone', async ({ page, person }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, heading['GAD-7']);
    await block.getByRole('radio').first().focus();
    for (let question = 0; question < 7; question += 1) {
      await page.keyboard.press('2');
      await page.keyboard.press('Tab');
    }
    await expect(block.getByRole('button', { name: 'Submit GAD-7' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your GAD-7 Score: 14', { exact: true })).toBeFocused();
  });

  test('loses no answer on a look at another tab', async ({ page, person }) => {
    await enter(page, person, mytests);
    await answer(blockOf(page, heading['PHQ-9']), ['Several days', 'Nearly every day']);
    await page.getByRole('link', { name: 'My Health', exact: true }).click();
    await page.getByRole('link', { name: 'My Tests', exact: true }).click();
    const questions = blockOf(page, heading['PHQ-9']).getByRole('group');
    await expect(questions.nth(0).getByRole('radio', { name: 'Several days' })).toBeChecked();
    await expect(questions.nth(1).getByRole('radio', { name: 'Nearly every day' })).toBeChecked();
  });

  test('reads the bare shapes of the specification: odd types, numbers as ids, an answer without content', async ({
    page,
    person,
  }) => {
    await page.route('**/api/questions/active', (route) =>
      route.fulfill({
        json: [
          { id: 11, text: 'First of one', type: ' gad-7 ' },
          { id: 12, text: 'First of the other', type: 'Phq-9' },
          { id: 13, text: 'Second of one', type: 'GAD-7' },
        ],
      }),
    );
    await page.route('**/api/assessment', (route) => route.fulfill({ status: 201, body: '' }));
    await page.route('**/api/mood', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fulfill({ status: 200, body: '' }),
    );
    await enter(page, person, mytests);
    const block = blockOf(page, heading['GAD-7']);
    await expect(block.getByRole('group')).toHaveCount(2);
    await expect(blockOf(page, heading['PHQ-9']).getByRole('group')).toHaveCount(1);
    await answer(block, ['Nearly every day', 'Several days']);
    const posted = page.waitForRequest('**/api/assessment');
    await block.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(block.getByText('Your GAD-7 Score: 4', { exact: true })).toBeVisible();
    expect((await posted).postDataJSON()).toEqual({ answers: { 11: 3, 13: 1 }, total_score: 4, type: 'GAD-7' });
    const mood = blockOf(page, 'Submit Your Mood');
    await mood.getByText('Happy', { exact: true }).click();
    await mood.getByRole('button', { name: 'Submit Mood' }).click();
    await expect(mood.getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
  });

  test('shows help at once when the ninth item of the PHQ-9 is answered above 0', async ({ page, person }) => {
    await enter(page, person, mytests);
    const block = blockOf(page, heading['PHQ-9']);
    const ninth = block.getByRole('group').nth(8);
    await ninth.getByText('Not at all', { exact: true }).click();
    await expect(block.getByRole('link', { name: /14416/ })).toHaveCount(0);
    await ninth.getByText('Several days', { exact: true }).click();
    await expect(block.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await expect(block.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await answer(block, [...Array(8).fill('Not at all'), 'Several days']);
    await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
    await page.getByRole('button', { name: 'I am safe for now' }).click();
    const score = block.getByText('Your PHQ-9 Score: 1', { exact: true });
    await expect(score).toBeVisible();
    const [help, line] = await Promise.all([
      block.getByRole('link', { name: 'Call 14416' }).boundingBox(),
      score.boundingBox(),
    ]);
    expect(Number(help?.y)).toBeLessThan(Number(line?.y));
  });
});
