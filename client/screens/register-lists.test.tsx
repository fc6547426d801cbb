import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { asha } from '../../gallery/invented.ts';
import { startingLists } from '../../domain/starting-lists.ts';
import { brokenLine, refused, unchecked } from '../test/answer-calls.ts';
import { expectAccessible } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { field, fillRegistration, registration } from '../test/registration.ts';

const optionsOf = (label: string) =>
  Array.from((field(label).element() as HTMLSelectElement).options, ({ text }) => text);

test('a choice that went while the form was open is told at its field, and nothing typed is lost', async () => {
  const theme = startingLists.theme.map((name) => (name === 'Sports' ? 'Games' : name));
  const { calls, answer } = await openScreen('/register', {
    answers: {
      'POST /api/auth/register': ({ body }) => {
        if ((body as typeof registration).theme !== 'Sports')
          return { token: 'new', user: { ...asha, role: 'employee' as const } };
        answer('GET /api/work-lists', { ...startingLists, theme });
        const sentence = 'Please choose one of the options.';
        return refused(400, { code: 'invalid_fields', msg: 'Please check.', fields: { theme: sentence } });
      },
    },
  });
  await fillRegistration({ ...registration, name: 'Chandni', theme: 'Sports' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(field('Theme')).toHaveAccessibleDescription(expect.stringMatching(/choose one of the options/));
  await expect.element(field('Name')).toHaveValue('Chandni');
  await expect.poll(() => optionsOf('Theme')).toContain('Games');
  await field('Theme').selectOptions('Games');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(page.getByText('Registration successful!')).toBeVisible();
  expect(calls('POST /api/auth/register').map(({ body }) => (body as typeof registration).theme)).toEqual([
    'Sports',
    'Games',
  ]);
});

test('where the lists do not come, the form says so, keeps what is typed, and asks again', async () => {
  const { answer } = await openScreen('/register', { answers: { 'GET /api/work-lists': brokenLine } });
  await field('Name').fill('Deepak');
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load the choices for your work.');
  await expectAccessible(document.body);
  answer('GET /api/work-lists', startingLists);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => optionsOf('Theme')).toContain('Education');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field('Name')).toHaveValue('Deepak');
});

test.each([
  ['there is no such call', () => refused(404, { code: 'not_found', msg: 'Not found' })],
  ['a page comes in their place', () => unchecked('<!doctype html>')],
])('where %s, the choices are those of the specification', async (_what, answer) => {
  await openScreen('/register', { answers: { 'GET /api/work-lists': answer } });
  await expect.poll(() => optionsOf('Theme')).toEqual(['Choose', ...startingLists.theme]);
});

test('who keeps a retired designation can save the profile', async () => {
  const me = answersFor('employee')['GET /api/auth/me'];
  if (!me) throw new Error('There is nobody');
  const { calls } = await openScreen('/profile', {
    role: 'employee',
    answers: {
      'GET /api/auth/me': { ...me, designation: 'Driver' },
      'GET /api/work-lists': { ...startingLists, designation: ['Teacher'] },
      'PUT /api/auth/update-profile': ({ body }) => ({ ...me, ...(body as object) }),
    },
  });
  await expect.element(field('Designation')).toHaveValue('Driver');
  await field('Phone').fill('98765 43210');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect.element(field('Designation')).toHaveValue('Driver');
  expect(calls('PUT /api/auth/update-profile')).toMatchObject([{ body: { designation: 'Driver' } }]);
});
