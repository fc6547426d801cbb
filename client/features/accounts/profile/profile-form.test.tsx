import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Profile } from '../../../../domain/contract/person.ts';
import { answersFor } from '../../../../gallery/answers.ts';
import { answerCalls } from '../../../test/answer-calls.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { ProfileForm } from './profile-form.tsx';

const person = answersFor('employee')['GET /api/auth/me'] as Profile;
const lists = {
  data: { theme: [], designation: [], state: [] },
  isPending: false,
  isFetching: false,
  isError: false,
  refetch: () => undefined,
};

test('what is typed while the profile is being saved stays, and the language is left to its own choice', async () => {
  const saved = Promise.withResolvers<void>();
  const sent = answerCalls({
    'GET /api/auth/me': person,
    'PUT /api/auth/update-profile': async ({ body }) => {
      await saved.promise;
      return { ...person, ...(body as object), ailments: 'Asthma' };
    },
  });
  await render(
    <WithCache known={[]}>
      <ProfileForm person={person} lists={lists} />
    </WithCache>,
  );
  const ailments = page.getByRole('textbox', { name: /^Ailments/ });
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  const update = page.getByRole('button', { name: 'Update Profile' });
  await phone.fill(' 98765 43210 ');
  await ailments.fill(' Asthma ');
  await update.click();
  await expect.element(update).toHaveAttribute('aria-busy', 'true');
  await phone.fill('98765 43211');
  saved.resolve();
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  // As the server keeps it.
  await expect.element(ailments).toHaveValue('Asthma');
  await expect.element(phone).toHaveValue('98765 43211');
  expect(sent[1]?.body).toMatchObject({ name: person.name, designation: person.designation });
  expect(sent[1]?.body).not.toHaveProperty('language');
  await phone.fill('98765 43212');
  await expect.element(page.getByText('Profile updated successfully!')).not.toBeInTheDocument();
});

test('what is changed elsewhere while the profile is open is shown, what is typed stays, and a save undoes nothing', async () => {
  const sent = answerCalls({
    'GET /api/auth/me': { ...person, phone: '98765 00000', weight: '75' },
    'PUT /api/auth/update-profile': ({ body }) => ({ ...person, ...(body as object) }),
  });
  const formOf = (known: Profile) => (
    <WithCache known={[]}>
      <ProfileForm person={known} lists={lists} />
    </WithCache>
  );
  const { rerender } = await render(formOf(person));
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await page.getByRole('textbox', { name: /^Ailments/ }).fill('Asthma');
  await rerender(formOf({ ...person, phone: '98765 00000' }));
  await expect.element(phone).toHaveValue('98765 00000');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  // Of the weight this page has not heard yet.
  const { language: _, ...stored } = person;
  expect(sent[1]?.body).toEqual({ ...stored, phone: '98765 00000', weight: '75', ailments: 'Asthma' });
  await expect.element(page.getByLabelText('Weight')).toHaveValue('75');
});

test('what is stored cannot be chosen away, which would change nothing and say that it did; what is not can stay open', async () => {
  answerCalls({});
  const formOf = (known: Profile) => (
    <WithCache known={[]}>
      <ProfileForm person={known} lists={lists} />
    </WithCache>
  );
  const firstOf = (name: string) => (page.getByLabelText(name).element() as HTMLSelectElement).options[0]?.text;
  const { rerender } = await render(formOf({ ...person, designation: 'Doctor', height: '170', weight: null }));
  expect(firstOf('Designation')).toBe('Doctor');
  expect(firstOf('Height')).toBe('150 cm');
  await expect.element(page.getByLabelText('Height')).toHaveValue('170');
  expect(firstOf('Weight')).toBe('Choose');
  await rerender(formOf({ ...person, designation: 'Doctor', height: '170', weight: '75' }));
  expect(firstOf('Weight')).toBe('40 kg');
});
