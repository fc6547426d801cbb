import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Contact, SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { answerCalls, refused } from '../../test/answer-calls.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { ContactForms } from './contact-form.tsx';
import { LogoForm } from './logo-form.tsx';
import { useSettled } from './organisation.api.ts';
import { ZoneForm } from './zone-form.tsx';

const settled: SettledOrganisation = {
  name: 'Evenkeel',
  logo: null,
  privacy: null,
  grievance: null,
  time_zone: { in_force: 'Asia/Kolkata', changeable: true },
};

function Contacts() {
  const { data } = useSettled();
  return data && <ContactForms settled={data} />;
}

function Logo() {
  const { data } = useSettled();
  return data && <LogoForm settled={data} />;
}

test('a contact that is being saved can be taken back once it is, and not while nothing would come of it', async () => {
  const saved = Promise.withResolvers<void>();
  const sent = answerCalls({
    'PUT /api/admin/organisation': async ({ body }) => {
      await saved.promise;
      return { ...settled, ...(body as Partial<SettledOrganisation>) };
    },
    'GET /api/organisation': settled,
  });
  await render(
    <WithCache known={[[['organisation'], settled]]}>
      <Contacts />
    </WithCache>,
  );
  const isOther = page.getByRole('checkbox');
  await isOther.click();
  const other = page.getByRole('region', { name: 'Where complaints go' });
  await other.getByLabelText('Name or office').fill('Ravi Rao');
  await other.getByLabelText(/^Email/).fill('ravi@example.org');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect.element(isOther).toHaveAttribute('aria-busy', 'true');
  await isOther.click();
  await expect.element(isOther).toBeChecked();
  saved.resolve();
  await expect.element(isOther).not.toHaveAttribute('aria-busy');
  await isOther.click();
  await expect.element(isOther).not.toBeChecked();
  const changes = sent.filter(({ name }) => name === 'PUT /api/admin/organisation').map(({ body }) => body);
  expect(changes).toMatchObject([{ grievance: { name: 'Ravi Rao' } }, { grievance: null }]);
});

test('a contact that could not be taken back is said to be in place', async () => {
  answerCalls({ 'PUT /api/admin/organisation': () => refused(400) });
  const grievance = { name: 'Ravi Rao', email: 'ravi@example.org', phone: '', address: '' };
  await render(
    <WithCache known={[]}>
      <ContactForms settled={{ ...settled, grievance }} />
    </WithCache>,
  );
  const isOther = page.getByRole('checkbox');
  await isOther.click();
  await expect.element(page.getByText(/^We couldn’t save this\./)).toBeVisible();
  await expect.element(isOther).toBeChecked();
});

test('a contact that was changed elsewhere is shown in a form that stands open, and no part of it is undone', async () => {
  const sent = answerCalls({
    'PUT /api/admin/organisation': ({ body }) => ({ ...settled, ...(body as Partial<SettledOrganisation>) }),
    'GET /api/organisation': settled,
  });
  const forms = (privacy: Contact) => (
    <WithCache known={[]}>
      <ContactForms settled={{ ...settled, privacy }} />
    </WithCache>
  );
  const ravi = { name: 'Ravi Rao', email: 'ravi@example.org', phone: '', address: '' };
  const screen = await render(forms(ravi));
  await page.getByLabelText(/^Phone/).fill('0657 222 333');
  await screen.rerender(forms({ ...ravi, email: 'privacy@example.org' }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  const changed = { ...ravi, email: 'privacy@example.org', phone: '0657 222 333' };
  expect(sent.map(({ body }) => body)).toContainEqual({ privacy: changed });
});

test('a contact for complaints that another admin has set meanwhile is ticked, and shown', async () => {
  const forms = (grievance: Contact | null) => (
    <WithCache known={[]}>
      <ContactForms settled={{ ...settled, grievance }} />
    </WithCache>
  );
  const { rerender } = await render(forms(null));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await rerender(forms({ name: 'Ravi Rao', email: 'ravi@example.org', phone: '', address: '' }));
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  const other = page.getByRole('region', { name: 'Where complaints go' });
  await expect.element(other.getByLabelText('Name or office')).toHaveValue('Ravi Rao');
});

test('a zone is chosen while nothing is recorded, and only said afterwards', async () => {
  const sent = answerCalls({
    'PUT /api/admin/organisation': { ...settled, time_zone: { in_force: 'Asia/Dubai', changeable: true } },
    'GET /api/organisation': settled,
  });
  const screen = await render(
    <WithCache known={[]}>
      <ZoneForm settled={settled} />
    </WithCache>,
  );
  await page.getByLabelText('Time zone').selectOptions('Asia/Dubai');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  const changes = sent.filter(({ name }) => name === 'PUT /api/admin/organisation').map(({ body }) => body);
  expect(changes).toEqual([{ time_zone: 'Asia/Dubai' }]);
  await screen.rerender(
    <WithCache known={[]}>
      <ZoneForm settled={{ ...settled, time_zone: { in_force: 'Asia/Dubai', changeable: false } }} />
    </WithCache>,
  );
  await expect.element(page.getByText(/Asia\/Dubai/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('what is typed after a save is not called saved', async () => {
  answerCalls({
    'PUT /api/admin/organisation': ({ body }) => ({ ...settled, ...(body as Partial<SettledOrganisation>) }),
    'GET /api/organisation': settled,
  });
  await render(
    <WithCache known={[[['organisation'], settled]]}>
      <Contacts />
    </WithCache>,
  );
  const save = page.getByRole('button', { name: 'Save' });
  const name = page.getByLabelText('Name or office');
  await name.fill('Ravi Rao');
  await page.getByLabelText(/^Email/).fill('ravi@example.org');
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await name.fill('Ravi R');
  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
});

test('who chooses or removes a logo has the focus on what is left of its form', async () => {
  const saved = Promise.withResolvers<void>();
  const withLogo = { ...settled, logo: { url: 'data:,', width: 40, height: 40 } };
  answerCalls({
    'PUT /api/admin/organisation/logo': async () => (await saved.promise, withLogo),
    'DELETE /api/admin/organisation/logo': settled,
    'GET /api/organisation': settled,
  });
  await render(
    <WithCache known={[[['organisation'], settled]]}>
      <Logo />
    </WithCache>,
  );
  const file = page.getByLabelText('Choose a picture');
  const canvas = new OffscreenCanvas(40, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
  const picture = await canvas.convertToBlob();
  (file.element() as HTMLElement).focus();
  await file.upload(new File([picture], 'logo.png', { type: 'image/png' }));
  await expect.element(file).toHaveFocus();
  saved.resolve();
  const remove = page.getByRole('button', { name: 'Remove the logo' });
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Logo' })).toHaveFocus();
});
