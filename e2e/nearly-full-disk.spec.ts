import { answer, blockOf, enter, expect, refusedCalls, registerPerson, stored } from './fixtures.ts';
import { fillDisk, keysOf, said, test } from './nearly-full-disk.ts';

test.use({ serverOf: 'a disk that fills', expectedErrors: refusedCalls });

/** One form; the others are in the long form. */
test('while the disk is nearly full a questionnaire says so and keeps its answers, help goes on, and it is stored once there is room', async ({
  page,
  request,
  running,
}) => {
  const person = await registerPerson(request);
  await enter(page, person, '/dashboard?tab=mytests');
  const gad = blockOf(page, 'GAD-7 Anxiety');
  await answer(gad, Array(7).fill('Several days'));
  const keys = keysOf(page, '/api/assessment');
  const submit = () => gad.getByRole('button', { name: 'Submit GAD-7' }).click();
  const isReady = async () => (await request.get('/api/ready')).ok();

  fillDisk(running);
  await expect.poll(isReady).toBe(false);
  await submit();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(said(gad)).toBeVisible();
  await expect(gad.getByRole('radio', { checked: true })).toHaveCount(7);
  expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(0);
  await page.getByRole('button', { name: 'Help now' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await page.keyboard.press('Escape');

  running.disk.makeRoom();
  await expect.poll(isReady).toBe(true);
  await submit();
  await expect(gad.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
  await expect(said(gad)).toHaveCount(0);
  expect(await stored(request, person.token, '/api/assessment/all')).toHaveLength(1);
  const [first, ...again] = keys;
  expect(first).toBeTruthy();
  expect(again).toEqual([first]);
});
