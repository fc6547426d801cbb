import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { inDevice } from '../api/device/device-database.ts';
import { shownPolicy } from '../api/device/shown-rule.ts';
import { endSession } from '../api/session.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import { setOnline } from '../test/connection.ts';
import { cut, openHome, today } from '../test/home-on-a-line.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf } from '../test/questionnaires.ts';

test('a mood with tags and a note waits without a connection, and is sent once with the time at which it was taken', async () => {
  const { calls, contexts } = await openHome();
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(today.getByText(/We’ll save your mood when you’re back online\./)).toBeVisible();
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
  await today.getByRole('button', { name: 'Add tags or a note' }).click();
  await today.getByRole('textbox', { name: /note/i }).fill('Slept badly');
  await today.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(today.getByRole('form').getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  const tries = calls('POST /api/mood').length;
  setOnline(true);
  await expect.poll(() => calls('POST /api/mood').length).toBe(tries + 1);
  const [first, last] = [calls('POST /api/mood').at(0), calls('POST /api/mood').at(-1)];
  expect(last?.body).toMatchObject({ mood: '😔', taken_at: expect.stringMatching(/Z$/), shown_policy: 'open' });
  expect(last?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  await expect.poll(() => [...contexts.values()]).toMatchObject([{ note: 'Slept badly' }]);
  await expect.element(today.getByText(/Thank you\. It’s saved\./)).toBeVisible();
  expect(page.getByText(/waiting to be sent/).elements()).toEqual([]);
});

test('a mood that waited has gone once, also where the answer says nothing of it', async () => {
  const { calls, answer } = await openHome();
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
  const tries = calls('POST /api/mood').length;
  answer('POST /api/mood', () => unchecked(''));
  setOnline(true);
  await expect.poll(() => calls('POST /api/mood').length).toBe(tries + 1);
  await expect.element(page.getByText(/waiting to be sent/)).not.toBeInTheDocument();
});

/** The mood is stored once the line is back, and what was added to it is refused as often as it is asked. */
async function moodWithoutItsNote() {
  const line = { takesNotes: false };
  const moods = keepMoods();
  const screen = await openHome({
    ...cut(moods.answers),
    'PUT /api/mood/:id/context': (sent) =>
      line.takesNotes ? moods.answers['PUT /api/mood/:id/context'](sent) : refused(500),
  });
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await today.getByRole('button', { name: 'Add tags or a note' }).click();
  await today.getByRole('textbox', { name: /note/i }).fill('Slept badly');
  await today.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(today.getByRole('form').getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  setOnline(true);
  await expect.poll(() => screen.calls('PUT /api/mood/:id/context').length).toBeGreaterThan(0);
  return { ...moods, line };
}

test('a mood that is stored while its note still waits is removed where it is stored', async () => {
  const { kept } = await moodWithoutItsNote();
  expect(kept).toHaveLength(1);
  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.element(today.getByText('Mood removed.')).toBeVisible();
  expect(kept).toEqual([]);
  await expect.element(page.getByText(/waiting to be sent/)).not.toBeInTheDocument();
});

test('a mood whose note has gone after it is removed where it is stored', async () => {
  const { kept, contexts, line } = await moodWithoutItsNote();
  line.takesNotes = true;
  setOnline(false);
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
  setOnline(true);
  await expect.poll(() => contexts.size).toBe(1);
  await expect.element(page.getByText(/waiting to be sent/)).not.toBeInTheDocument();
  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.element(today.getByText('Mood removed.')).toBeVisible();
  expect(kept).toEqual([]);
});

test('a mood that another tab sends is saved here, too, and can be removed', async () => {
  const { calls } = await openHome();
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(today.getByText(/We’ll save your mood when you’re back online\./)).toBeVisible();
  // As the other tab does it.
  const otherTab = new BroadcastChannel('evenkeel-waiting');
  onTestFinished(() => otherTab.close());
  await inDevice('readwrite', 'waiting', (all) => all.clear());
  const key = calls('POST /api/mood')[0]?.headers.get('idempotency-key');
  otherTab.postMessage({ key, record: 'mood-7' });
  await expect.element(today.getByText(/Thank you\. It’s saved\./)).toBeVisible();
  setOnline(true);
  await today.getByRole('button', { name: 'Remove this mood' }).click();
  await expect.poll(() => calls('DELETE /api/mood/:id').map(({ params }) => params)).toEqual([{ id: 'mood-7' }]);
});

test('the setting that one person was shown is said for nobody after them', async () => {
  await openHome();
  await expect.poll(shownPolicy).toBe('open');
  endSession('signed-out');
  expect(await shownPolicy()).toBeUndefined();
});

test('a mood that fails while there is a connection is not kept, and the page says so at once', async () => {
  const { calls } = await openHome({ 'POST /api/mood': () => refused(500) });
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('Something went wrong while submitting your mood.');
  await page.getByRole('button', { name: 'OK' }).click();
  setOnline(false);
  setOnline(true);
  expect(calls('POST /api/mood')).toHaveLength(1);
});

const phq9 = blockOf('PHQ-9 Depression');

test('a questionnaire waits without a connection: help comes at once, the score only once it was sent', async () => {
  const { calls } = await openScreen('/dashboard?tab=mytests', {
    role: 'employee',
    answers: cut({
      'POST /api/assessment': {
        id: 'r-1',
        type: 'PHQ-9',
        total_score: 18,
        created_at: '2026-11-18T05:30:00.000Z',
        severity: 'Moderately severe',
        partial: false,
        calls_for_care: true,
        language: 'en',
        care_waits: true,
      },
    }),
  });
  await expect.element(phq9.getByRole('group').first()).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  for (const group of phq9.getByRole('group').elements())
    (group.querySelectorAll('input')[2] as HTMLInputElement).click();
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  const care = page.getByRole('dialog');
  await expect.element(care.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect.element(care).toMatchTextContent('Your answers are kept on this device.');
  expect(page.getByText(/Your PHQ-9 Score/).elements()).toEqual([]);
  await care.getByRole('button', { name: 'Continue' }).click();
  await expect.element(phq9.getByText(/Your PHQ-9 answers are kept on this device/)).toBeVisible();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  const tries = calls('POST /api/assessment').length;
  setOnline(true);
  await expect.poll(() => calls('POST /api/assessment').length).toBe(tries + 1);
  expect(calls('POST /api/assessment').at(-1)?.body).toMatchObject({
    total_score: 18,
    taken_at: expect.stringMatching(/Z$/),
    shown_policy: 'open',
  });
  await expect.element(page.getByText('Your PHQ-9 Score: 18')).toBeVisible();
});

test('help comes also to someone who looked at another tab while the line failed', async () => {
  const line = Promise.withResolvers<Response>();
  const { calls } = await openScreen('/dashboard?tab=mytests', {
    role: 'employee',
    answers: { ...cut({}), 'POST /api/assessment': () => line.promise },
  });
  await expect.element(phq9.getByRole('group').first()).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  for (const group of phq9.getByRole('group').elements())
    (group.querySelectorAll('input')[2] as HTMLInputElement).click();
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.poll(() => calls('POST /api/assessment')).toHaveLength(1);
  await page.getByRole('link', { name: 'My Stats' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Stats' })).toBeVisible();
  setOnline(false);
  line.reject(new TypeError('Failed to fetch'));
  await page.getByRole('link', { name: 'My Tests' }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Call 14416' })).toBeVisible();
});

test('what the server refuses for good comes back to its person with a choice', async () => {
  const { calls, answer } = await openHome({
    'POST /api/mood': () => (navigator.onLine ? refused(409, { code: 'rule_loosened', msg: 'No' }) : brokenLine()),
  });
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await expect.element(page.getByText('You’re offline. 1 waiting to be sent.')).toBeVisible();
  setOnline(true);
  await page.getByRole('link', { name: '1 not saved yet: please choose.' }).click();
  const card = page.getByRole('region', { name: 'On this device' });
  await expect.element(card).toMatchTextContent('Admins can now see more than when you answered');
  answer('POST /api/mood', { id: 'm-1', created_at: '2026-11-18T05:30:00.000Z', mood: '😔' });
  await card.getByRole('button', { name: 'Send it under today’s setting' }).click();
  // Until then the last call is the refused one, which said what had been shown.
  await expect.poll(() => calls('POST /api/mood').at(-1)?.body).not.toHaveProperty('shown_policy');
  expect(calls('POST /api/mood').at(-1)?.body).toMatchObject({ mood: '😔' });
  await expect.element(card.getByText('Waiting to be sent')).not.toBeInTheDocument();
  await expect.element(card.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('what is given up on this device takes its row along, and not the focus', async () => {
  await openHome();
  setOnline(false);
  await today.getByRole('button', { name: /Sad/ }).click();
  await page.getByRole('link', { name: 'You’re offline. 1 waiting to be sent.' }).click();
  const card = page.getByRole('region', { name: 'On this device' });
  await card.getByRole('button', { name: /^Discard/ }).click();
  await expect.element(card.getByText('Waiting to be sent')).not.toBeInTheDocument();
  await expect.element(card.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a questionnaire whose questions have changed meanwhile can be taken again, as they are now', async () => {
  const { calls } = await openScreen('/dashboard?tab=mytests', {
    role: 'employee',
    answers: cut({ 'POST /api/assessment': () => refused(409, { code: 'question_set_changed', msg: 'No' }) }),
  });
  await expect.element(phq9.getByRole('group').first()).toBeVisible();
  await expect.poll(() => calls('GET /api/device-key')).toHaveLength(1);
  setOnline(false);
  for (const group of phq9.getByRole('group').elements())
    (group.querySelectorAll('input')[0] as HTMLInputElement).click();
  await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await expect.element(phq9.getByText(/Your PHQ-9 answers are kept on this device/)).toBeVisible();
  setOnline(true);
  await page.getByRole('link', { name: '1 not saved yet: please choose.' }).click();
  const card = page.getByRole('region', { name: 'On this device' });
  await expect.element(card).toMatchTextContent('The questions have changed since you opened them');
  await card.getByRole('button', { name: /^Discard/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard ‘PHQ-9 answers’?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('link', { name: 'Take the PHQ-9 again' }).click();
  await expect.element(phq9.getByRole('group').first()).toBeVisible();
  expect(page.getByText(/not saved yet/).elements()).toEqual([]);
});
