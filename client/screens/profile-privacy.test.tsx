import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccessLogEntry, Sharing } from '../../domain/contract/record-policy.ts';
import type { RecordPolicy } from '../../domain/visibility/record-policy.ts';
import { brokenLine, pageOf, refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { keepConsent } from '../test/keep-consent.ts';
import { openScreen } from '../test/open-screen.tsx';

const since = '2026-11-01T05:30:00.000Z';
const notSharing: Sharing = { shares: false, since: null, covers_older: false };
const region = page.getByRole('region', { name: 'Share my record' });
const toggle = region.getByRole('switch', { name: 'Let wellness admins open my scores and moods' });

/** Keeps the choice, as the server does. */
function open(answers: Answers = {}) {
  let kept = notSharing;
  return openScreen('/profile/privacy', {
    role: 'employee',
    answers: {
      'GET /api/sharing': () => kept,
      'PUT /api/sharing': ({ body }) => {
        const { shares } = body as Sharing;
        kept = { shares, since: shares ? since : null, covers_older: shares };
        return kept;
      },
      ...answers,
    },
  });
}

const states: [policy: RecordPolicy, off: RegExp, on: RegExp][] = [
  [
    'open',
    /Not in effect under the current setting: admins can open your record\./,
    /admins can open your record either way/,
  ],
  [
    'reason',
    /Not in effect under the current setting: an admin who gives a reason can open your record\./,
    /an admin still has to give a reason/,
  ],
  ['consent', /^You don’t share your record, so admins can’t open it\.$/, /^You share your record\./],
  [
    'never',
    /Your choice will matter if the setting changes to ‘Only with consent’\./,
    /this is not in effect under the current setting/,
  ],
];

test.for(states)('trust 9: under ‘%s’ the profile says what sharing does, shared or not', async ([policy, off, on]) => {
  const { calls } = await open({
    'GET /api/record-policy': { policy, since, older: [], coming: null },
    'GET /api/sharing': { shares: true, since, covers_older: true },
  });
  await expect.element(region.getByText(on)).toBeVisible();
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.element(region.getByText(off)).toBeVisible();
  await expect.element(toggle).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(region.getByText(on)).toBeVisible();
  expect(calls('PUT /api/sharing').map(({ body }) => body)).toEqual([{ shares: false }, { shares: true }]);
  if (policy !== 'consent') expect(region.getByText(/You (do not|don’t) share your record\./).elements()).toEqual([]);
});

test.for(['open', 'reason', 'never'] as const)(
  'under ‘%s’ there is no switch that does nothing, and the heading leads to who can see what',
  async (policy) => {
    await open({ 'GET /api/record-policy': { policy, since, older: [], coming: null } });
    await expect.element(region.getByText(/^Right now your organisation uses/)).toBeVisible();
    const told = page.getByRole('switch', { name: 'A line at the top of the page' });
    if (policy !== 'never') await expect.element(told).toBeVisible();
    else expect(told.elements()).toEqual([]);
    expect(toggle.elements()).toEqual([]);
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings[0]?.textContent).toBe('Who has looked');
    const link = region.getByRole('heading', { name: 'Who can see what' }).getByRole('link');
    await expect.element(link).toHaveAttribute('href', '/who-can-see');
  },
);

test('trust 9: where older records follow a stricter setting, the profile says that sharing opens them', async () => {
  const older = [{ made_until: '2026-10-01T05:30:00.000Z', policy: 'consent' as const }];
  await open({ 'GET /api/record-policy': { policy: 'open', since, older, coming: null } });
  await expect.element(region.getByText(/^What you recorded up to .* still follows a stricter setting/)).toBeVisible();
  await toggle.click();
  await expect
    .element(region.getByText(/^You share your record, so what you recorded up to .* is open like everything newer/))
    .toBeVisible();
});

test('who opens older records, too, has the focus on what they are shared by once the button is gone', async () => {
  await open({
    'GET /api/record-policy': { policy: 'consent', since, older: [], coming: null },
    'GET /api/sharing': { shares: true, since, covers_older: false },
  });
  const older = region.getByRole('button', { name: 'Share my older records too' });
  await older.click();
  await expect.element(older).not.toBeInTheDocument();
  await expect.element(region.getByRole('heading', { name: 'Share my record' })).toHaveFocus();
});

test('a choice that was not stored stays as it was, and says so', async () => {
  await open({
    'GET /api/record-policy': { policy: 'consent', since, older: [], coming: null },
    'PUT /api/sharing': () => refused(503),
  });
  await toggle.click();
  await expect.element(region.getByText('That didn’t work. Please try again.')).toBeVisible();
  await expect.element(toggle).not.toBeChecked();
});

test('a choice that was stored, although the answer was lost, is shown as it is', async () => {
  let kept = notSharing;
  await open({
    'GET /api/record-policy': { policy: 'consent', since, older: [], coming: null },
    'GET /api/sharing': () => kept,
    'PUT /api/sharing': () => {
      kept = { shares: true, since, covers_older: true };
      return brokenLine();
    },
  });
  await toggle.click();
  await expect.element(region.getByText(/^You share your record\./)).toBeVisible();
  await expect.element(toggle).toBeChecked();
  expect(region.getByText(/That didn’t work/).elements()).toEqual([]);
});

test('how one learns that someone has looked is shown as it is stored, although the answer was lost', async () => {
  let stored = { on_page: true, by_mail: false };
  await open({
    'GET /api/look-notices': () => stored,
    'PUT /api/look-notices': ({ body }) => {
      stored = { ...stored, ...(body as object) };
      return brokenLine();
    },
  });
  const onPage = page.getByRole('switch', { name: 'A line at the top of the page' });
  await onPage.click();
  await expect.element(onPage).not.toBeChecked();
  expect(page.getByText(/That didn’t work/).elements()).toEqual([]);
});

test.each([true, false])('an email is offered only where mail works: %s', async (works) => {
  await open({ 'GET /api/look-notices': { on_page: true, by_mail: false, mail_works: works } });
  await expect.element(page.getByRole('switch', { name: 'A line at the top of the page' })).toBeVisible();
  expect(page.getByRole('switch', { name: /An email/ }).elements()).toHaveLength(works ? 1 : 0);
});

test('an agreement that was taken back, although the answer was lost, is shown as it is', async () => {
  const answers = keepConsent();
  await open({
    ...answers,
    'PUT /api/consent': (sent) => (answers['PUT /api/consent'](sent), brokenLine()),
  });
  const agreement = page.getByRole('region', { name: 'What you agreed to' });
  await agreement.getByRole('button', { name: 'Withdraw my agreement' }).click();
  await expect.element(agreement.getByText(/We’ve stopped saving new results and moods\./)).toBeVisible();
  expect(agreement.getByText(/That didn’t work/).elements()).toEqual([]);
});

const look: AccessLogEntry = {
  id: '1',
  at: '2026-11-18T04:00:00.000Z',
  admin: 'Kavita Rao',
  admin_email: 'kavita@example.org',
  admin_since: '2026-05-02T04:00:00.000Z',
  policy: 'open',
  reason: null,
};

test('who has looked stands in the profile, with their e-mail, how long they are an admin, and why', async () => {
  await open({ 'GET /api/who-has-looked': [look, { ...look, id: '2', policy: 'reason', reason: 'She asked me to' }] });
  const looks = page.getByRole('region', { name: 'Who has looked' });
  await expect.element(looks.getByRole('listitem').first()).toMatchTextContent('No reason required at the time');
  await expect.element(looks.getByRole('listitem').first()).toMatchTextContent('kavita@example.org');
  await expect.element(looks.getByRole('listitem').first()).toMatchTextContent(/An admin since 2/);
  await expect.element(looks.getByRole('listitem').last()).toMatchTextContent('She asked me to');
  await expectReadable();
});

test('a further page that could not be loaded says so, and comes with the next press', async () => {
  const next = 'a-cursor';
  let isBroken = true;
  await open({
    'GET /api/who-has-looked': ({ address }) => {
      if (!address.searchParams.has('cursor')) return pageOf([look], 2, next);
      return isBroken ? refused(400) : pageOf([{ ...look, id: '2', admin: 'Ravi Rao' }], 2);
    },
  });
  const looks = page.getByRole('region', { name: 'Who has looked' });
  const more = looks.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.element(looks.getByText('We couldn’t load this. Please try again in a moment.')).toBeVisible();
  isBroken = false;
  await more.click();
  await expect.element(looks.getByText('Ravi Rao')).toBeVisible();
});

test('where nobody has looked, it says so', async () => {
  await open();
  const looks = page.getByRole('region', { name: 'Who has looked' });
  await expect.element(looks.getByText('No one has opened your record.')).toBeVisible();
});

test('a line at the top of the page shows what holds, once the server has said so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open({ 'PUT /api/look-notices': async () => (await promise, { on_page: false, by_mail: false }) });
  const onPage = page.getByRole('switch', { name: 'A line at the top of the page' });
  await onPage.click();
  await expect.element(onPage).toBeChecked();
  resolve();
  await expect.element(onPage).not.toBeChecked();
});

const office = { name: 'Data office', email: 'privacy@example.org', phone: '+91 657 123 4567', address: '' };
const others = { ...office, email: 'complaints@example.org' };
const contacts = page.getByRole('region', { name: 'Questions about your data' });

test.for([
  ['once where it takes complaints, too', office, 'Privacy contact and complaints', [office.email]],
  ['beside the one that takes complaints', others, 'Complaints', [office.email, others.email]],
] as const)('the privacy contact stands there %s', async ([, grievance, heading, addresses]) => {
  await open({ 'GET /api/organisation': { name: '', logo: null, privacy: office, grievance } });
  await expect.element(contacts.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const mails = contacts.getByRole('link', { name: /@/ }).elements();
  expect(mails.map(({ textContent }) => textContent)).toEqual(addresses);
});

test('where complaints go is said also while no privacy contact is named', async () => {
  await open({ 'GET /api/organisation': { name: '', logo: null, privacy: null, grievance: others } });
  await expect.element(contacts.getByText(/hasn’t named a privacy contact yet/)).toBeVisible();
  await expect.element(contacts.getByRole('link', { name: others.email })).toBeVisible();
});

test('no switch moves away from under a finger: they come once all that is above them is known', async () => {
  const line = Promise.withResolvers<void>();
  await open({ 'GET /api/consent': () => line.promise.then(() => keepConsent()['GET /api/consent']()) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByRole('switch').elements()).toEqual([]);
  line.resolve();
  const keeps = page.getByRole('switch', { name: 'Show my records when I’m offline' });
  await expect.element(keeps).toBeVisible();
  const { top } = keeps.element().getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(keeps.element().getBoundingClientRect().top).toBe(top);
});

test('a line about what waits on this device leads to it, past all that comes before it', async () => {
  await page.viewport(360, 740);
  await openScreen('/profile/privacy#on-this-device', { role: 'employee' });
  const heading = page.getByRole('heading', { name: 'On this device' });
  await expect.element(region).toBeVisible();
  await expect.element(heading).toBeInViewport();
  await expect.element(heading).toHaveFocus();
});

test('what can’t be loaded says so in its own place, and is not asked for again and again', async () => {
  const { calls } = await open({
    'GET /api/consent': () => refused(400),
    'GET /api/who-has-looked': () => refused(400),
  });
  await expect.element(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByText('Loading...').elements()).toEqual([]);
  expect(calls('GET /api/consent').length).toBeLessThanOrEqual(2);
});
