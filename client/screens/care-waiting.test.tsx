import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questions } from '../../gallery/invented.ts';
import { care, expectNoCare, keepWaitingResult, openTests, phq9, scoreOf } from '../test/care.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { choose, mytests } from '../test/questionnaires.ts';

/** trust 13: a result that calls for care comes back until the person has gone on. */

const link = (name: string) => page.getByRole('link', { name, exact: true });

const landOn = async (address: string) => {
  const results = keepWaitingResult();
  const answers = { ...results.answers, 'GET /api/help-lines': startingLines };
  return { ...(await openScreen(address, { role: 'employee', answers })), ...results };
};

test.each(['home', 'mystats', 'myhealth', 'mytests'])(
  'comes back at a landing on %s, with Help and the bar in reach, and holds nobody',
  async (tab) => {
    await page.viewport(360, 640);
    const { calls } = await landOn(`/dashboard?tab=${tab}`);
    await expect.element(care.getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('banner').getByRole('button', { name: 'Help now' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Help now' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Help now' })).not.toBeInTheDocument();
    await expect.element(care).toBeVisible();
    await link(tab === 'mystats' ? 'My Health' : 'My Stats').click();
    await expectNoCare();
    // Someone who only looked away has not gone on.
    expect(calls('PUT /api/results/:id/left')).toEqual([]);
  },
);

test.each(['Continue', 'I am safe for now'])('comes no more after ‘%s’, of which no one is told', async (exit) => {
  const { calls, kept } = await landOn('/dashboard?tab=myhealth');
  await care.getByRole('button', { name: exit }).click();
  await expectNoCare();
  await expect.poll(() => kept[0]?.care_waits).toBe(false);
  expect(calls('PUT /api/results/:id/left').map(({ params, body }) => [params, body])).toEqual([
    [{ id: kept[0]?.id }, undefined],
  ]);
  for (const tab of ['My Tests', 'My Stats', 'My Health']) {
    await link(tab).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(tab);
    await expectNoCare();
  }
});

test.each(['home', 'mystats', 'myhealth'])('left by key on %s, goes on from the heading of the screen', async (tab) => {
  await landOn(`/dashboard?tab=${tab}`);
  const exit = care.getByRole('button', { name: 'Continue' });
  await expect.element(exit).toBeVisible();
  (exit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectNoCare();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('leads to the score also for those who go on before the questions have come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof questions>();
  const { answers } = keepWaitingResult();
  await openScreen(mytests, {
    role: 'employee',
    answers: { ...answers, 'GET /api/help-lines': startingLines, 'GET /api/questions/active': () => promise },
  });
  await care.getByRole('button', { name: 'Continue' }).click();
  await expectNoCare();
  resolve(questions);
  await expect.element(scoreOf(3)).toHaveFocus();
});

test('a result that was left shows no score on the next visit', async () => {
  const { answers } = keepWaitingResult();
  const gone = answers['GET /api/assessment/all']().map((one) => ({ ...one, care_waits: false }));
  await openTests({ 'GET /api/assessment/all': gone, 'GET /api/assessment/history': gone });
  await expect.element(phq9.getByRole('group').first()).toBeVisible();
  expect(scoreOf(3).elements()).toEqual([]);
  await expectNoCare();
});

test.each([true, false])('is never called steady, and waits: %s', async (waits) => {
  const { answers, kept } = keepWaitingResult();
  for (const one of kept) one.care_waits = waits;
  await openScreen('/dashboard?tab=mystats', {
    role: 'employee',
    answers: { ...answers, 'GET /api/help-lines': startingLines },
  });
  if (waits) await care.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('What this means').first().click();
  expect(page.getByText(/steady|few or no symptoms|have eased/i).elements()).toEqual([]);
  await expect
    .element(page.getByText(/The score is low, but a number can’t say everything about how you are\./))
    .toBeVisible();
});

test('is known in another language and another order', async () => {
  const isNinth = ({ id }: { id: string }) => id === 'phq9-9';
  await openTests({
    'GET /api/questions/active': [
      ...questions.filter(isNinth).map((one) => ({ ...one, text: 'मृत्यु के विचार' })),
      ...questions.filter((one) => !isNinth(one)).map((one, place) => ({ ...one, text: `प्रश्न ${place}` })),
    ],
  });
  await choose(phq9, ['Nearly every day', ...Array<string>(8).fill('Not at all')]);
  await expect.element(phq9.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.element(care).toBeVisible();
});

test('the last question in the official wording calls for nothing under another id', async () => {
  const wording = questions.find(({ id }) => id === 'phq9-9')?.text ?? '';
  await openTests({
    'GET /api/questions/active': questions.map((one) => (one.id === 'phq9-2' ? { ...one, text: wording } : one)),
  });
  await choose(phq9, ['Not at all', 'Nearly every day']);
  await expect.element(phq9.getByRole('radio', { checked: true }).nth(1)).toBeChecked();
  expect(phq9.getByRole('link', { name: 'Call 14416' }).elements()).toEqual([]);
});
