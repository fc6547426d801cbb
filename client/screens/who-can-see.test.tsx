import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { recordPolicies } from '../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../domain/visibility/record-policy.ts';
import { whoCanSee } from '../../domain/visibility/who-can-see.ts';
import type { Answers } from '../test/answer-calls.ts';
import { emulateMedia } from '../test/emulate-media.ts';
import { openScreen } from '../test/open-screen.tsx';

type Coming = { policy: RecordPolicy; from: string } | null;

/** Under this rule, as the server would say it. */
const under = (policy: RecordPolicy, coming: Coming = null): Answers => ({
  'GET /api/record-policy': { policy, since: null, older: [], coming },
  'GET /api/who-can-see': {
    policy,
    since: null,
    older: [],
    coming,
    min_group: 5,
    retention_months: 24,
    notice: 3,
    rows: whoCanSee(allEndpoints, policy),
  },
});

/** What a sentence counts up, from the list below it. */
const below = (lead: string) =>
  page.getByText(lead, { exact: true }).last().element().nextElementSibling?.textContent ?? '';

const always = 'Your wellness admins can see:';
const nobody = 'No one else at work can see:';

const sentences: Record<RecordPolicy, [string, RegExp]> = {
  open: [always, /^your nameyour emailyour date of birth, age, .*your scores, .*your moods/],
  reason: ['An admin must give a reason, which you can read, to open:', /^your scores, .*your moods/],
  consent: ['Admins can open these only if you share them:', /^your scores, .*your moods/],
  never: [nobody, /your scores, .*your moods/],
};

test.for(recordPolicies)(
  'trust 10: the sentences at registration are those of the page, under ‘%s’',
  async (policy) => {
    await openScreen('/register', { answers: under(policy) });
    await page.getByText('Everything others can and can’t see').click();
    const [lead, kinds] = sentences[policy];
    await expect.element(page.getByText(lead, { exact: true })).toBeVisible();
    expect(below(lead)).toMatch(kinds);
    expect(below(always)).toMatch(/^your nameyour emailyour date of birth/);
    expect(below(nobody)).toContain('your individual answers');
    await expect.element(page.getByRole('link', { name: /Who can see what/ })).toHaveAttribute('href', '/who-can-see');
  },
);

test('anybody reads who can see what, as cards and as one table, before they register', async () => {
  await page.viewport(360, 740);
  await openScreen('/who-can-see', { answers: under('open') });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Who can see what');
  await expect.element(page.getByRole('heading', { name: 'Current setting: Open' })).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect.element(card('You')).toMatchTextContent('You can see everything we keep about you.');
  const admins = card('Wellness admins');
  await expect.element(admins).toMatchTextContent(/Can see: ?scores, moods, .*name, email/);
  await expect.element(admins).toMatchTextContent(/Can see as a figure: ?Only in totals about everyone, and/);
  await expect
    .element(admins)
    .toMatchTextContent(/Never: ?individual answers, mood tags and private notes, .*, and everything else/);
  await expect
    .element(card('Other employees'))
    .toMatchTextContent(/Never: ?individual answers, scores, moods, .*, and everything else/);
  await expect.element(card('Other employees')).toMatchTextContent(/Can see as a figure: ?Nothing\./);
  // One after the other on a phone, and far shorter than the table was.
  expect(document.documentElement.scrollHeight).toBeLessThan(2800);
  await admins.getByText('Everything in full').click();
  const scores = admins.getByRole('listitem').filter({ hasText: 'Your scores' });
  await expect.element(scores).toBeVisible();
  await expect.element(card('Counsellors')).toMatchTextContent(/Never: ?individual answers, scores, moods/);
  await expect.element(page.getByRole('heading', { name: 'Questions about your data' })).toBeVisible();

  await page.viewport(1280, 740);
  await page.getByText('Show it all as one table').click();
  const heads = () => page.getByRole('columnheader').elements();
  const column = heads().findIndex(({ textContent }) => textContent === 'Wellness admins');
  const cellOf = (kind: string) => {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind }) });
    return row.getByRole('cell').nth(column - 1);
  };
  await expect.element(cellOf('Your scores, with the date, test and level of each')).toMatchTextContent(/Yes$/);
  await expect.element(cellOf('Your individual answers')).toMatchTextContent(/No$/);
});

test('on paper it is the one table', async () => {
  await openScreen('/who-can-see', { answers: under('open') });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Who can see what');
  await emulateMedia({ media: 'print' });
  await expect.element(page.getByRole('table')).toBeVisible();
});

test.for([
  ['/dashboard?tab=mytests', /Wellness admins can open your results .* with your name/],
  ['/profile', null],
] as const)('it is linked at %s', async ([address, sentence]) => {
  await openScreen(address, { role: 'employee', answers: { ...under('open'), 'GET /api/assessment/all': [] } });
  if (sentence) {
    await page.getByRole('button', { name: 'Admins can see your results and moods' }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  await page
    .getByRole('link', { name: /Who can see what/ })
    .first()
    .click();
  await expect.poll(() => location.pathname).toBe('/who-can-see');
});
