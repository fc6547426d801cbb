import type { APIRequestContext } from '@playwright/test';
import { adminToken, enter, expect, registerPerson, signInAgain, testAlone as test } from './fixtures.ts';
import type { Person } from './fixtures.ts';

test.use({ serverOf: 'the call backs' });

const card = 'Ask for a call back';

async function giveRole(request: APIRequestContext, person: Person, role: string) {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const [found] = await (await request.get(`/api/admin/people?q=${person.email}`, { headers })).json();
  const reply = await request.put(`/api/admin/people/${found.id}/role`, { headers, data: { role } });
  expect(reply.status()).toBe(200);
  await signInAgain(request, person);
}

async function makeCounsellor(request: APIRequestContext, name: string): Promise<Person> {
  const person = await registerPerson(request, { name });
  await giveRole(request, person, 'counsellor');
  return person;
}

/** What the page alone shows of it is in client/screens/call-back.test.tsx and counsellor.test.tsx. */
test('trust 4: a person asks for a call, a new counsellor reads it only after a yes, one takes it up, and the person sees it', async ({
  page,
  browser,
  person,
  request,
  baseURL,
}) => {
  const counsellor = await makeCounsellor(request, 'Kavita Rao');
  await enter(page, person, '/help');
  const region = page.getByRole('region', { name: card });

  await test.step('asked, with a consent that names what is sent, and taken back', async () => {
    await expect(
      region.getByText('Share my name, phone number, preferred time and note with Kavita Rao.'),
    ).toBeVisible();
    const ask = async () => {
      await region.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
      await region.getByLabel('Good time to call', { exact: true }).fill('After 5');
      await region.getByLabel('Note', { exact: true }).fill('Not at my desk, please');
      await region.getByRole('checkbox').check();
      await region.getByRole('button', { name: card }).click();
      await expect(region.getByText(/You asked for a call on .* A counsellor should call by/)).toBeVisible();
    };
    await ask();
    await region.getByRole('button', { name: 'Withdraw my request' }).click();
    await expect(region.getByText('You’ve withdrawn your request, and what you sent has been deleted.')).toBeVisible();
    await ask();
  });

  await test.step('a counsellor who came later is told by name, and reads it after a yes', async () => {
    const later = await makeCounsellor(request, 'Meera Das');
    const shownTo = async () =>
      (await request.get('/api/counsellor/requests', { headers: { Authorization: `Bearer ${later.token}` } })).json();
    expect(await shownTo()).toEqual([]);
    await page.goto('/dashboard');
    const news = page.getByRole('region', { name: 'News about your data' });
    await news.getByRole('link', { name: 'News about your request for a call' }).click();
    await expect(news).toContainText('Meera Das is now a counsellor here.');
    await expect(region.getByText('Only Kavita Rao can read it.')).toBeVisible();
    await region.getByRole('button', { name: 'Yes, share it (Meera Das)' }).click();
    await expect(region.getByText('Only Kavita Rao and Meera Das can read it.')).toBeVisible();
    await expect(news).toHaveCount(0);
    expect(await shownTo()).toMatchObject([{ phone: '+91 98765 43210' }]);
    await giveRole(request, later, 'employee');
  });

  const theirs = await browser.newPage({ baseURL });
  await test.step('the counsellor starts at the requests, and takes it up', async () => {
    await theirs.goto('/');
    await theirs.getByLabel('Email', { exact: true }).fill(counsellor.email);
    await theirs.getByLabel('Password', { exact: true }).fill(counsellor.password);
    await theirs.getByRole('button', { name: 'Login' }).click();
    await expect(theirs).toHaveURL('/counsellor');
    const entry = theirs.getByRole('listitem').filter({ hasText: 'Asha Murmu' });
    await entry.getByRole('button', { name: 'Take this request (Asha Murmu)' }).click();
    await expect(entry.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
    await expect(theirs.getByText('You’ve taken Asha Murmu’s request. They can see that.')).toBeVisible();
    await expect(entry).toContainText('Yours');
  });

  await test.step('the person sees it, on Help and on the home screen', async () => {
    await page.reload();
    await expect(region.getByText(/A counsellor picked up your request on .* and will call you/)).toBeVisible();
    // What others did is said before, until it is read.
    await page.getByRole('region', { name: 'News about your data' }).getByRole('button', { name: 'Got it' }).click();
    await page.goto('/dashboard');
    const news = page.getByRole('region', { name: 'Your request for a call' });
    await expect(news.getByRole('link', { name: 'A counsellor has your request for a call' })).toBeVisible();
  });

  await test.step('whose counsellor has gone since is told so, and has the lines', async () => {
    await giveRole(request, counsellor, 'employee');
    await page.reload();
    const news = page.getByRole('region', { name: 'Your request for a call' });
    await news.getByRole('link', { name: 'No call yet? See who you can call now' }).click();
    await expect(region).toContainText('The counsellor who picked up your request is no longer here');
    await expect(region.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    // The page follows the server, whatever role the browser still has.
    await theirs.evaluate((token) => localStorage.setItem('token', token), counsellor.token);
    await theirs.goto('/counsellor');
    await expect(theirs).toHaveURL('/dashboard');
    await theirs.close();
  });
});
