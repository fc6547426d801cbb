import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallBackRequest, OwnCallBack } from '../../domain/contract/call-backs.ts';
import type { Notice } from '../../domain/contract/notices.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { startingLines } from '../test/help-lines.ts';
import { openScreen } from '../test/open-screen.tsx';

/** A person asks a counsellor for a call. */

const kavita = { id: '2', name: 'Kavita Rao' };
const meera = { id: '3', name: 'Meera Das' };

const card = page.getByRole('region', { name: 'Ask for a call back' });
const askButton = card.getByRole('button', { name: 'Ask for a call back' });
const news = page.getByRole('region', { name: 'Your request for a call' });

/** No one has asked yet. */
const unasked: OwnCallBack = {
  available: true,
  counsellors: [kavita],
  answer_within_hours: 24,
  hours: [],
  time_zone: 'Asia/Kolkata',
  sends: ['name', 'phone', 'preferred_time', 'note'],
  request: null,
  lines: [],
};

const openRequest: NonNullable<OwnCallBack['request']> = {
  id: '1',
  state: 'waiting',
  requested_at: '2026-11-18T05:00:00.000Z',
  answer_by: '2026-11-19T05:00:00.000Z',
  taken_at: null,
  outcome: null,
  outcome_at: null,
  phone: '+91 98765 43210',
  preferred_time: 'After 5',
  note: null,
  counsellors: [kavita],
  new_counsellors: [],
};

/** Keeps the request, as the server does. */
async function openWithCallBack(address: string, first: OwnCallBack = unasked, answers: Answers = {}) {
  let kept = first;
  return openScreen(address, {
    role: 'employee',
    answers: {
      'GET /api/help-lines': startingLines,
      'GET /api/call-back': () => kept,
      'POST /api/call-back': ({ body }) => {
        const { phone, preferred_time, note } = body as CallBackRequest;
        kept = { ...kept, request: { ...openRequest, phone, preferred_time, note } };
        return kept;
      },
      'DELETE /api/call-back': () => {
        const gone = { phone: null, preferred_time: null, note: null, counsellors: [] };
        kept = { ...kept, request: { ...openRequest, ...gone, state: 'withdrawn' } };
        return kept;
      },
      ...answers,
    },
  });
}

const field = (label: string) => card.getByLabelText(label, { exact: true });
const consent = card.getByRole('checkbox');

async function fillIn() {
  await field('Phone').fill('+91 98765 43210');
  await field('Good time to call').fill('After 5');
  await field('Note').fill('Not at my desk, please');
}

test('nobody is offered a call where there is no counsellor', async () => {
  await openWithCallBack('/help', { ...unasked, available: false, counsellors: [] });
  await expect.element(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('is asked for with a consent that names what is sent, and can be taken back', async () => {
  const { calls } = await openWithCallBack('/help');
  await expect.element(consent).not.toBeChecked();
  await askButton.click();
  await expect
    .element(consent)
    .toHaveAccessibleDescription(/Please tick the box so we can share this with a counsellor\.$/);
  expect(calls('POST /api/call-back')).toEqual([]);
  await expectReadable();
  await expect
    .element(card.getByText('Share my name, phone number, preferred time and note with Kavita Rao.'))
    .toBeVisible();
  await expect.element(card.getByText(/no answers, no scores and no moods/)).toBeVisible();
  await fillIn();
  await consent.click();
  await askButton.click();
  await expect.element(card.getByText(/You asked for a call on .* A counsellor should call by/)).toBeVisible();
  expect(calls('POST /api/call-back').map(({ body }) => body)).toEqual([
    {
      phone: '+91 98765 43210',
      preferred_time: 'After 5',
      note: 'Not at my desk, please',
      consent: true,
      counsellors: ['2'],
    },
  ]);
  await card.getByRole('button', { name: 'Withdraw my request' }).click();
  await expect
    .element(card.getByText('You’ve withdrawn your request, and what you sent has been deleted.'))
    .toBeVisible();
  expect(calls('DELETE /api/call-back')).toHaveLength(1);
  await expect.element(askButton).toBeVisible();
});

test('where the counsellors change while somebody types nothing is lost, and the new names are agreed to anew', async () => {
  const { answer, calls } = await openWithCallBack('/help', unasked, {
    'POST /api/call-back': () =>
      refused(409, { code: 'counsellors_changed', msg: 'The counsellors have changed since you opened this.' }),
  });
  await fillIn();
  await consent.click();
  answer('GET /api/call-back', { ...unasked, counsellors: [kavita, meera] });
  await askButton.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The counsellors have changed since you opened this.');
  await expect.element(card.getByText(/^Share my name, .* with Kavita Rao and Meera Das/)).toBeVisible();
  await expect.element(consent).not.toBeChecked();
  await expect.element(field('Note')).toHaveValue('Not at my desk, please');
  await expect.element(field('Phone')).toHaveValue('+91 98765 43210');
  const both = { ...unasked, request: { ...openRequest, counsellors: [kavita, meera] } };
  answer('POST /api/call-back', both);
  await consent.click();
  await askButton.click();
  await expect.element(card.getByText('Only Kavita Rao and Meera Das can read it.')).toBeVisible();
  expect(calls('POST /api/call-back').at(-1)?.body).toMatchObject({ counsellors: ['2', '3'] });
});

test('what was typed is there again after a look at another screen, but for the consent, and is gone once it is sent', async () => {
  await openWithCallBack('/help');
  await fillIn();
  await consent.click();
  await page.getByRole('link', { name: 'My safety plan' }).first().click();
  await expect.element(card).not.toBeInTheDocument();
  history.back();
  await expect.element(field('Note')).toHaveValue('Not at my desk, please');
  await expect.element(field('Good time to call')).toHaveValue('After 5');
  await expect.element(field('Phone')).toHaveValue('+91 98765 43210');
  await expect.element(consent).not.toBeChecked();
  await consent.click();
  await askButton.click();
  await card.getByRole('button', { name: 'Withdraw my request' }).click();
  await expect.element(field('Note')).toHaveValue('');
});

const joined: Notice = {
  id: '7',
  at: '2026-11-18T04:00:00.000Z',
  kind: 'counsellor_joined',
  text: 'Meera Das is now a counsellor here.',
  detail: { name: 'Meera Das' },
};

test('trust 4: a new counsellor is told by name, and reads the request only after a yes, by keys too', async () => {
  const asked = { ...unasked, counsellors: [kavita, meera], request: { ...openRequest, new_counsellors: [meera] } };
  const { answer, calls } = await openWithCallBack('/dashboard', asked, { 'GET /api/notices': [joined] });
  const told = page.getByRole('region', { name: 'News about your data' });
  await told.getByRole('link', { name: 'News about your request for a call' }).click();
  await expect.element(told).toMatchTextContent('Meera Das is now a counsellor here.');
  await expect.element(card.getByText('Only Kavita Rao can read it.')).toBeVisible();
  await expectReadable();
  const agreed = { ...asked, request: { ...openRequest, counsellors: [kavita, meera] } };
  answer('PUT /api/call-back/counsellors/:id', () => {
    answer('GET /api/call-back', agreed);
    answer('GET /api/notices', []);
    return agreed;
  });
  const no = card.getByRole('button', { name: 'No (Meera Das)' });
  await expect.element(no).toBeVisible();
  (no.element() as HTMLElement).focus();
  await userEvent.tab({ shift: true });
  await expect.element(card.getByRole('button', { name: 'Yes, share it (Meera Das)' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByText('Meera Das can read your request now.')).toBeVisible();
  await expect.element(card.getByText('Only Kavita Rao and Meera Das can read it.')).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  expect(calls('PUT /api/call-back/counsellors/:id').map(({ params, body }) => [params, body])).toEqual([
    [{ id: '3' }, { agree: true }],
  ]);
});

test('trust 4: whose counsellor leaves after taking the request up is told, and can ask anew', async () => {
  await page.viewport(360, 640);
  const lost = { ...openRequest, state: 'taken' as const, taken_at: '2026-11-18T05:10:00.000Z', counsellors: [] };
  await openWithCallBack('/dashboard', { ...unasked, counsellors: [meera], request: lost });
  await news.getByRole('link', { name: 'No call yet? See who you can call now' }).click();
  await expect.element(card).toMatchTextContent('The counsellor who picked up your request is no longer here');
  await expect.element(card.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect.element(card.getByText(/^Share my name, .* with Meera Das/)).toBeVisible();
});

test('where nobody has called in time, the person is told so and has the lines again, also on the home screen', async () => {
  await openWithCallBack('/help', { ...unasked, request: { ...openRequest, state: 'overdue' } });
  const late = /should have called by Thursday, 19 Nov 2026.*, but no one has responded to your request yet/;
  await expect.element(card.getByText(late)).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expectReadable();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await news.getByRole('link', { name: 'No call yet? See who you can call now' }).click();
  await expect.element(card).toBeVisible();
});

test('a request that was picked up is told on Help and on the home screen', async () => {
  const taken = { ...openRequest, state: 'taken', taken_at: '2026-11-18T05:10:00.000Z' } as const;
  await openWithCallBack('/help', { ...unasked, request: taken });
  await expect.element(card.getByText(/A counsellor picked up your request on .* and will call you/)).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.element(news.getByText('A counsellor has your request for a call')).toBeVisible();
});

test.each([null, 'calls_again'] as const)(
  'of a request whose details were deleted, with outcome %s, nobody is said to read it or to call',
  async (outcome) => {
    const times = { taken_at: '2026-11-18T05:10:00.000Z', outcome_at: outcome && '2026-11-18T06:00:00.000Z' };
    const erased = { ...openRequest, state: 'taken' as const, ...times, outcome, phone: null, preferred_time: null };
    await openWithCallBack('/help', { ...unasked, request: erased });
    await expect.element(card.getByText(/^Picked up on .*\. The details have since been deleted\.$/)).toBeVisible();
    await expect.element(card).not.toMatchTextContent(/will call you|can read it/);
    await expect.element(askButton).toBeVisible();
  },
);

test('who withdraws has nothing to decide about a new counsellor any more', async () => {
  let told: Notice[] = [joined];
  await openWithCallBack(
    '/help',
    { ...unasked, request: openRequest },
    {
      'GET /api/notices': () => told,
      'DELETE /api/call-back': () => {
        told = [];
        return { ...unasked, request: { ...openRequest, state: 'withdrawn' as const, phone: null } };
      },
    },
  );
  const line = page.getByRole('region', { name: 'News about your data' });
  await expect.element(line).toMatchTextContent(joined.text);
  await card.getByRole('button', { name: 'Withdraw my request' }).click();
  await expect.element(card.getByText(/^You’ve withdrawn your request/)).toBeVisible();
  await expect.poll(() => line.elements()).toEqual([]);
});

test('one that was picked up and withdrawn since is withdrawn', async () => {
  const withdrawn = { ...openRequest, state: 'withdrawn' as const, taken_at: '2026-11-18T05:10:00.000Z', phone: null };
  await openWithCallBack('/help', { ...unasked, request: { ...withdrawn, preferred_time: null } });
  await expect.element(card.getByText(/^You’ve withdrawn your request/)).toBeVisible();
});
