import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { pixelOf } from '../test/colour.ts';
import { emulateMedia } from '../test/emulate-media.ts';
import { expectForcedColours } from '../test/forced-colours.ts';
import { care, expectNoCare, openTests, phq9, scoreOf, submitNinth } from '../test/care.ts';

/** Help before the score, after an answer above 0 to the last question of the PHQ-9. */

const link = (name: string) => page.getByRole('link', { name, exact: true });

/** As after a tap on the paper. */
const looseFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

test.each([
  ['Several days', 1],
  ['More than half the days', 2],
  ['Nearly every day', 3],
] as const)('%s: is sent, then help comes over the whole window before the score', async (label, total) => {
  const { calls } = await openTests();
  await submitNinth(label);
  await expect.element(care.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(calls('POST /api/assessment')).toMatchObject([{ body: { type: 'PHQ-9', total_score: total } }]);
  // All of the window but the bar, which stays for someone who wants to leave.
  const bar = page.getByRole('banner').element().getBoundingClientRect();
  const { x, y, width, bottom } = care.element().getBoundingClientRect();
  expect({ x, y, width, bottom }).toEqual({ x: 0, y: bar.height, width: innerWidth, bottom: innerHeight });
  for (const [number, address] of [
    ['14416', 'tel:14416'],
    ['1800-891-4416', 'tel:18008914416'],
    ['112', 'tel:112'],
  ] as const)
    await expect.element(care.getByRole('link', { name: `Call ${number}` })).toHaveAttribute('href', address);
  // The first number stands out from everything else that can be pressed.
  const filled = (part: Element) => pixelOf(getComputedStyle(part).backgroundColor).join();
  const strong = filled(care.getByRole('link', { name: 'Call 14416' }).element());
  const pressed = [...care.getByRole('link').elements(), ...care.getByRole('button').elements()];
  expect(pressed.filter((part) => filled(part) === strong).map(({ textContent }) => textContent)).toEqual([
    'Call 14416',
  ]);
  await expect.element(care.getByRole('link', { name: 'My safety plan' })).toHaveAttribute('href', '/safety-plan');
  const said = care.getByText(`Your PHQ-9 Score: ${total}`, { exact: true });
  await expect.element(said).toBeVisible();
  // The card below says it once the person has gone on.
  expect(page.getByText(`Your PHQ-9 Score: ${total}`).elements()).toEqual([said.element()]);
  const top = (part: typeof said) => part.element().getBoundingClientRect().top;
  expect(top(said)).toBeGreaterThan(top(care.getByRole('button', { name: 'Breathe with me' })));
  await care.getByRole('button', { name: 'I am safe for now' }).click();
  await expectNoCare();
  await expect.element(scoreOf(total)).toHaveFocus();
  await expect.element(scoreOf(total)).toBeInViewport({ ratio: 1 });
});

test('is no obstacle: Esc goes on as well, the help stays beside the score, and somebody to talk to is the next step', async () => {
  const { calls } = await openTests();
  await submitNinth('Several days');
  await expect.element(care).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectNoCare();
  await expect.element(scoreOf(1)).toHaveFocus();
  await expect.element(phq9.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect.element(phq9.getByText(/A counsellor or a doctor can help/)).toBeVisible();
  expect(phq9.getByText(/look steady/).elements()).toEqual([]);
  // Which of the ways it was is told to no one.
  await expect.poll(() => calls('PUT /api/results/:id/left').map(({ body }) => body)).toEqual([undefined]);
});

test('holds nobody: the bar leads away, what was answered is kept, and it waits for the way back', async () => {
  await openTests();
  await submitNinth('Several days');
  await expect.element(care).toBeVisible();
  await link('My Stats').click();
  await expectNoCare();
  await expect.element(page.getByText(/^Latest: 1 of 27, Minimal/)).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Call 14416' })).toBeVisible();
});

test('opens a person I trust and the breathing in place, by keys', async () => {
  const plan = { warning_signs: '', what_helps: '', people: 'Didi +91 98765 43210', professionals: '', safe_place: '' };
  await openTests({ 'GET /api/safety-plan': { ...plan, updated_at: '2026-11-01T05:30:00.000Z' } });
  await submitNinth('Several days');
  const trusted = care.getByRole('button', { name: 'A person I trust' });
  await expect.element(trusted).toBeVisible();
  (trusted.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(care.getByRole('link', { name: '+91 98765 43210' }))
    .toHaveAttribute('href', 'tel:+919876543210');
  (care.getByRole('button', { name: 'Breathe with me' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await care.getByRole('button', { name: 'Start' }).click();
  await expect.element(care.getByText('Inhale', { exact: true })).toBeVisible();
  await expectReadable();
  await expectForcedColours();
  await page.viewport(320, 740);
  const { scrollWidth, clientWidth } = care.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('leads to the safety plan, and from there back to where the person was', async () => {
  await openTests();
  await submitNinth('Several days');
  for (const goBack of [() => link('Back to where you were').click(), async () => history.back()]) {
    await care.getByRole('link', { name: 'My safety plan' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My safety plan');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await goBack();
    await expect.element(care.getByRole('heading', { level: 1 })).toHaveFocus();
  }
  await care.getByRole('button', { name: 'I am safe for now' }).click();
  await expect.element(scoreOf(1)).toHaveFocus();
  // The person has gone on: nothing comes a second time.
  await link('My Stats').click();
  await link('My Tests').click();
  await expect.element(phq9.getByRole('button', { name: 'Submit PHQ-9' })).toBeVisible();
  await expectNoCare();
});

test('Esc goes on wherever a tap has left the focus, but closes what lies over it first', async () => {
  await openTests();
  await submitNinth('Several days');
  await expect.element(care).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Help now' }).click();
  const help = page.getByRole('dialog', { name: 'Help now' });
  await expect.element(help).toBeVisible();
  looseFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(care).toBeVisible();
  await care.getByText('No one at work is shown this answer.').click();
  looseFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(scoreOf(1)).toHaveFocus();
});

test('no reminder comes over it; it waits until the person has gone on', async () => {
  await openTests();
  await submitNinth('Several days');
  await expect.element(care).toBeVisible();
  history.pushState(null, '', '/dashboard?tab=mytests&mood=now');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => location.search).toBe('?tab=mytests');
  await expect.element(care).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'How are you feeling right now?' });
  expect(popup.elements()).toEqual([]);
  await care.getByRole('button', { name: 'I am safe for now' }).click();
  await expect.element(popup).toBeVisible();
});

test('Not at all brings the score and no screen', async () => {
  await openTests();
  await submitNinth('Not at all');
  await expect.element(scoreOf(0)).toHaveFocus();
  await expectNoCare();
});

test('where the lines cannot be read it and Help have the numbers that every installation starts with', async () => {
  await openTests({ 'GET /api/help-lines': brokenLine });
  await submitNinth('Several days');
  for (const number of ['14416', '1800-891-4416', '112'])
    await expect.element(care.getByRole('link', { name: `Call ${number}` })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('banner').getByRole('button', { name: 'Help now' }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Call 112' })).toBeVisible();
});

test('an answer that came only at the second try shows it too, and is stored once', async () => {
  const { answer, kept, answers } = await openTests();
  const store = answers['POST /api/assessment'];
  answer('POST /api/assessment', (sent) => {
    store(sent);
    return brokenLine();
  });
  await submitNinth('Nearly every day');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expectNoCare();
  answer('POST /api/assessment', store);
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.element(care).toBeVisible();
  expect(kept).toHaveLength(1);
});

test('a failed submission shows no score and no screen, and says so', async () => {
  await openTests({ 'POST /api/assessment': () => refused(500) });
  await submitNinth('Several days');
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Something went wrong');
  await expectNoCare();
  expect(scoreOf(1).elements()).toEqual([]);
});

test('on paper it is the whole of what is printed, once, however many sheets it takes', async () => {
  await openTests();
  await submitNinth('Several days');
  await expect.element(care).toBeVisible();
  const below = page.getByText('PHQ-9', { exact: true }).first();
  await expect.element(below).toBeVisible();
  await page.viewport(700, 400);
  await emulateMedia({ media: 'print' });
  await expect.element(care.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await expect.element(below).not.toBeVisible();
  const shown = care.element();
  expect(getComputedStyle(shown).position).toBe('static');
  expect(shown.clientHeight).toBe(shown.scrollHeight);
});
