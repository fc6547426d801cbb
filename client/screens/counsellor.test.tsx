import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me } from '../../gallery/answers.ts';
import type { CounsellorRequest } from '../../domain/contract/call-backs.ts';
import { refused } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';

const waiting: CounsellorRequest = {
  id: '1',
  name: 'Asha Murmu',
  state: 'waiting',
  requested_at: '2026-11-18T05:00:00.000Z',
  answer_by: '2026-11-19T05:00:00.000Z',
  taken_at: null,
  outcome: null,
  outcome_at: null,
  phone: '+91 98765 43210',
  preferred_time: 'Today',
  note: 'Line one\nLine two',
};
const taken = { ...waiting, state: 'taken' as const, taken_at: '2026-11-18T05:10:00.000Z' };
const entry = page.getByRole('listitem').filter({ hasText: 'Asha Murmu' });
const take = entry.getByRole('button', { name: 'Take this request (Asha Murmu)' });
const main = page.getByRole('navigation', { name: 'Main' });
const places = () =>
  main
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
const heading = page.getByRole('heading', { level: 1 });

test('a counsellor takes a request up, and then has the number', async () => {
  const { calls, answer } = await openScreen('/counsellor', {
    role: 'counsellor',
    answers: { 'GET /api/counsellor/requests': [waiting] },
  });
  await expect.element(main.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
  const phone = entry.getByRole('link', { name: '+91 98765 43210' });
  await expect.element(entry).toMatchTextContent('Waiting');
  // Two who look at it do not both call: the number comes with the request.
  expect(entry.element().textContent).not.toContain('98765');
  answer('POST /api/counsellor/requests/:id/taken', () => {
    answer('GET /api/counsellor/requests', [taken]);
    return taken;
  });
  await take.click();
  await expect.element(page.getByText('You’ve taken Asha Murmu’s request. They can see that.')).toBeVisible();
  await expect.element(entry).toMatchTextContent('Yours');
  await expect.element(phone).toHaveAttribute('href', 'tel:+919876543210');
  expect(calls('POST /api/counsellor/requests/:id/taken').map(({ params }) => params)).toEqual([{ id: '1' }]);
  await expectReadable();
});

test('hours that could not be loaded are not left out: the counsellor reads so, and tries again', async () => {
  const { answer } = await openScreen('/counsellor', {
    role: 'counsellor',
    answers: { 'GET /api/counsellor/requests': [], 'GET /api/counsellor/hours': () => refused(400) },
  });
  await expect.element(page.getByText('We couldn’t load your hours. Please try again in a moment.')).toBeVisible();
  answer('GET /api/counsellor/hours', { hours: [], time_zone: 'Asia/Kolkata' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Save hours' })).toBeVisible();
});

test('a call that was taken has one of three outcomes, which is undone, or goes back to the others', async () => {
  let now: CounsellorRequest = taken;
  const { calls } = await openScreen('/counsellor', {
    role: 'counsellor',
    answers: {
      'GET /api/counsellor/requests': () => [now],
      'PUT /api/counsellor/requests/:id/outcome': ({ body }) => {
        const { outcome } = body as Pick<CounsellorRequest, 'outcome'>;
        return (now = { ...taken, outcome, outcome_at: outcome && '2026-11-18T06:00:00.000Z' });
      },
      'DELETE /api/counsellor/requests/:id/taken': () => (now = waiting),
    },
  });
  const press = (name: string) => entry.getByRole('button', { name: `${name} (Asha Murmu)` });
  await press('Will call again').click();
  await expect.element(page.getByText('Saved for Asha Murmu: Will call again. They can see that.')).toBeVisible();
  await expect.element(entry).toMatchTextContent('Will call again, 18 Nov 2026, 11:30');
  await press('Spoke').click();
  await expect.element(entry).toMatchTextContent('Spoke, 18 Nov 2026, 11:30');
  expect(press('Give back').elements()).toEqual([]);
  // What is done is one line, with what was sent folded in it.
  expect(entry.element().getBoundingClientRect().height).toBeLessThan(120);
  expect(entry.element().querySelector('dl')?.checkVisibility()).toBe(false);
  await press('Undo').click();
  await press('Give back').click();
  await expect.element(take).toBeVisible();
  expect(calls('PUT /api/counsellor/requests/:id/outcome').map(({ body }) => body)).toEqual([
    { outcome: 'calls_again' },
    { outcome: 'spoke' },
    { outcome: null },
  ]);
});

test('that another was faster is said, and the request can not be taken twice', async () => {
  await openScreen('/counsellor', {
    role: 'counsellor',
    answers: {
      'GET /api/counsellor/requests': [waiting],
      'POST /api/counsellor/requests/:id/taken': () =>
        refused(409, { code: 'already_taken', msg: 'Another counsellor has taken this request.' }),
    },
  });
  await take.click();
  await expect.element(page.getByText('Another counsellor has taken this request.')).toBeVisible();
});

test.each(['/', '/dashboard', '/dashboard?tab=mytests', '/admin-dashboard', '/admin/people'])(
  'a counsellor sees requests and nothing else: %s leads there',
  async (address) => {
    await openScreen(address, { role: 'counsellor' });
    await expect.element(heading).toHaveTextContent('Requests for a call');
    expect(location.pathname).toBe('/counsellor');
    expect(places()).toEqual(['Requests']);
  },
);

test.each([
  ['/help', 'Help now'],
  ['/profile', 'My Profile'],
  ['/who-can-see', 'Who can see what'],
  ['/my-record', 'My record'],
  ['/safety-plan', 'My safety plan'],
])('what everybody has a counsellor has too: %s', async (address, title) => {
  await openScreen(address, { role: 'counsellor' });
  await expect.element(heading).toHaveTextContent(title);
  expect(places()).toEqual(['Requests']);
  await page.getByRole('banner').getByRole('button', { name: 'Help now' }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'My safety plan' })).toBeVisible();
  expect(page.getByRole('dialog').getByRole('link', { name: 'Breathing exercise' }).elements()).toEqual([]);
});

test('nobody but a counsellor sees the requests', async () => {
  await openScreen('/counsellor', { role: 'employee' });
  await expect.poll(() => location.pathname).toBe('/dashboard');
  await expect.element(heading).toBeVisible();
  expect(page.getByRole('link', { name: 'Requests' }).elements()).toEqual([]);
});

test('the page follows the server: a counsellor with an old word in the browser is led to the requests', async () => {
  await openScreen('/dashboard', {
    role: 'employee',
    answers: {
      'GET /api/auth/me': me('counsellor'),
      'GET /api/counsellor/requests': [],
      'GET /api/counsellor/hours': { hours: [], time_zone: 'Asia/Kolkata' },
    },
  });
  await expect.poll(() => location.pathname).toBe('/counsellor');
  await expect.element(heading).toHaveTextContent('Requests for a call');
});
