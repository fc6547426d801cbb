import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { Notice } from '../../domain/contract/notices.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { emulateMedia } from '../test/emulate-media.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, keepResults, mytests } from '../test/questionnaires.ts';
import { advance, press, stillClock } from '../test/still-clock.ts';

const stem = /Over the last 2 weeks, how often/;
const gad7 = blockOf('GAD-7 Anxiety');
const phq9 = blockOf('PHQ-9 Depression');
const questions = gad7.getByRole('group');
const ofMoving = (block: Locator) => block.getByRole('switch', { name: 'Move on after each answer' });

const open = (answers: Answers = {}) =>
  openScreen(mytests, {
    role: 'employee',
    answers: { ...keepResults().answers, 'GET /api/help-lines': startingLines, ...answers },
  });

const box = (part: Locator) => part.element().getBoundingClientRect();

/** Whole between the stem above and the tabs below, in which questions are read. */
function wholeInSight(): string[] {
  const head = gad7.getByText(stem).element().closest('div')?.getBoundingClientRect();
  const tabs = box(page.getByRole('navigation', { name: 'Main' }));
  return questions
    .elements()
    .filter((group) => {
      const { top, bottom } = group.getBoundingClientRect();
      return top >= Number(head?.bottom) - 1 && bottom <= tabs.top + 1;
    })
    .map((group) => group.querySelector('legend')?.textContent ?? '');
}

function linesOf(part: Locator): number {
  const element = part.element();
  return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
}

/** Until the page rests: a hand that scrolls comes before a move that waits, one that is under way goes on. */
async function rest(): Promise<void> {
  window.dispatchEvent(new WheelEvent('wheel'));
  for (let before = -1; scrollY !== before;) {
    before = scrollY;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  }
}

const tap = (group: Locator, label: string) => group.getByText(label).click();

const news: Notice = {
  id: '7',
  at: '2026-11-18T04:00:00.000Z',
  kind: 'policy_loosened',
  text: 'The setting for named records changed from ‘Never’ to ‘Only with consent’.',
  detail: { from: 'never', to: 'consent' },
};

test.for([
  ['', []],
  [', also below a line of news', [news]],
] as const)('on a phone the first question and its answers are in the first view%s', async ([, notices]) => {
  await page.viewport(360, 740);
  await open({ 'GET /api/notices': [...notices] });
  await expect.element(questions.first()).toBeVisible();
  if (notices.length > 0)
    await expect.element(page.getByRole('region', { name: 'News about your data' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Admins can see your results and moods' })).toBeVisible();
  expect(scrollY).toBe(0);
  expect(wholeInSight()).toEqual(['Feeling nervous, anxious or on edge']);
});

test('on a phone an answer by hand moves gently on, the stem takes one line, and two questions are in view', async () => {
  await page.viewport(360, 740);
  await emulateMedia({ motion: 'no-preference' });
  await open();
  await expect.element(questions.first()).toBeVisible();
  questions.first().element().scrollIntoView({ block: 'center' });
  expect(linesOf(gad7.getByText(stem))).toBeGreaterThan(1);
  for (const at of [0, 1, 2, 3, 4]) {
    await tap(questions.nth(at), 'Several days');
    const next = questions
      .nth(at + 1)
      .element()
      .querySelector('legend')?.textContent;
    await expect.poll(wholeInSight).toContain(next);
    await expect.poll(() => wholeInSight().length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => linesOf(gad7.getByText(stem))).toBe(1);
    await expect.element(gad7.getByText(stem)).toBeInViewport();
    await expect.element(gad7.getByText(stem)).toMatchTextContent(/following problems\?$/);
    // Only the page moves: someone who hears it stays where they are.
    await expect.element(questions.nth(at).getByRole('radio', { name: 'Several days' })).toHaveFocus();
  }
  await tap(questions.nth(5), 'Several days');
  await tap(questions.nth(6), 'Several days');
  await expect.element(gad7.getByRole('button', { name: 'Submit GAD-7' })).toBeInViewport({ ratio: 1 });
  await rest();
  await expectReadable();
});

test('nothing moves for a correction, for keys, and where it is switched off, which the device keeps', async () => {
  await page.viewport(360, 740);
  await emulateMedia({ motion: 'no-preference' });
  stillClock();
  await open();
  await expect.element(questions.first()).toBeVisible();
  const still = async (act: () => unknown) => {
    await act();
    const place = scrollY;
    await advance(2000);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A page that settles moves by parts of a pixel; moving on is at least a line.
    expect(Math.abs(scrollY - place)).toBeLessThan(8);
  };
  (questions.nth(1).getByRole('radio').first().element() as HTMLElement).focus();
  await still(() => userEvent.keyboard('2'));
  await still(() => userEvent.keyboard('{ArrowDown}'));
  await still(() => tap(questions.nth(1), 'Not at all'));
  await expect.element(ofMoving(gad7)).toBeChecked();
  await press(ofMoving(gad7).element());
  await expect.element(ofMoving(phq9)).not.toBeChecked();
  await still(() => tap(questions.nth(2), 'Not at all'));
  // The device keeps the exception alone.
  const kept = () => Object.keys(localStorage).toSorted();
  expect(kept()).toEqual(['moves-on', 'role', 'token']);
  await press(ofMoving(gad7).element());
  expect(kept()).toEqual(['role', 'token']);
  await emulateMedia({});
  await still(() => tap(questions.nth(3), 'Not at all'));
});

test('on a phone help that an answer calls for is not scrolled away', async () => {
  await page.viewport(360, 740);
  await emulateMedia({ motion: 'no-preference' });
  await open();
  const group = phq9.getByRole('group');
  await expect.element(group.first()).toBeVisible();
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) await tap(group.nth(at), 'Not at all');
  await tap(group.nth(8), 'Several days');
  await expect.element(phq9.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect.element(group.nth(8).getByText('Several days')).toBeInViewport();
});

test('on a desk a rail has the stem, the progress and a way to each question', async () => {
  await open();
  const ways = gad7.getByRole('navigation', { name: 'GAD-7 questions' });
  await choose(gad7, ['Several days', 'Not at all']);
  expect(ways.getByRole('link').elements()).toHaveLength(7);
  expect(ofMoving(gad7).elements()).toEqual([]);
  await expect.element(ways.getByRole('link', { name: 'Question 2, answered' })).toBeVisible();
  await ways.getByRole('link', { name: 'Question 6, not answered yet' }).click();
  const sixth = questions.nth(5);
  await expect.element(sixth.getByRole('radio').first()).toHaveFocus();
  await expect.element(sixth).toBeInViewport({ ratio: 1 });
  await expect.element(ways.getByRole('link', { name: /^Question 6/ })).toHaveAttribute('aria-current', 'step');
  expect(location.pathname + location.search + location.hash).toBe(mytests);
  await userEvent.keyboard('3');
  await expect.element(ways.getByRole('link', { name: 'Question 6, answered' })).toBeVisible();
  await expect.element(gad7.getByText('3 of 7', { exact: false })).toBeInViewport();
  await expect.element(gad7.getByText(stem)).toBeInViewport();
  const rail = box(gad7.getByText(stem));
  expect(rail.x + rail.width).toBeLessThanOrEqual(box(sixth).x);
});

test.each([1280, 360])(
  'a result says its score first, then its level and meaning, and the questions are gone, at %i px',
  async (width) => {
    await page.viewport(width, 740);
    await emulateMedia({ motion: 'no-preference' });
    const moved: string[] = [];
    const note = ({ animationName }: AnimationEvent) => void moved.push(animationName);
    document.addEventListener('animationstart', note);
    await open();
    await choose(gad7, Array(7).fill('Nearly every day'));
    await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
    const score = gad7.getByText('Your GAD-7 Score: 21');
    await expect.element(score).toHaveFocus();
    await expect.element(score).toHaveAccessibleDescription(/^Severe Symptoms nearly every day\./);
    const level = gad7.getByText('Severe', { exact: true }).first();
    expect(box(score).y).toBeLessThan(box(level).y);
    await expect.element(level).toBeInViewport({ ratio: 1 });
    await expect.element(score).toBeInViewport({ ratio: 1 });
    expect(gad7.getByText(stem).elements()).toEqual([]);
    await expect.poll(() => moved.some((name) => name.includes('glide'))).toBe(true);
    document.removeEventListener('animationstart', note);
    const calls = [...gad7.element().querySelectorAll('dd a[href^="tel:"]')];
    const filled = calls.map((link) => getComputedStyle(link).backgroundColor);
    // One of them is the step to take.
    expect(filled.filter((colour) => colour === filled[0])).toHaveLength(1);
  },
);
