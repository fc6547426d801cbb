import {
  adminToken,
  answer,
  blockOf,
  enter,
  expect,
  refusedCalls,
  registerPerson,
  registration,
  stored,
} from './fixtures.ts';
import { fillRegistration } from './forms.ts';
import { mailsTo } from './mail-sink.ts';
import { fillDisk, keysOf, said, test } from './nearly-full-disk.ts';

test.use({ serverOf: 'a disk that fills', expectedErrors: refusedCalls });

test('while the disk is nearly full each form says so and keeps what is typed, and its button works when there is room', async ({
  context,
  page,
  browser,
  request,
  running,
  baseURL,
}) => {
  const person = await registerPerson(request);
  const admin = await adminToken(request);

  await enter(page, person, '/dashboard?tab=mytests');
  const gad = blockOf(page, 'GAD-7 Anxiety');
  await answer(gad, Array(7).fill('Several days'));
  const mood = blockOf(page, 'Submit Your Mood');
  await mood.getByText('Calm', { exact: true }).click();
  const [answerKeys, moodKeys] = [keysOf(page, '/api/assessment'), keysOf(page, '/api/mood')];
  const alert = page.getByRole('alertdialog');

  const profile = await context.newPage();
  await enter(profile, person, '/profile');
  const phone = profile.getByLabel('Phone', { exact: true });
  await phone.fill('+91 98765 43210');
  const plan = await context.newPage();
  await enter(plan, person, '/safety-plan');
  const helps = plan.getByLabel('What helps me', { exact: true });
  await helps.fill('The river');
  const reminders = await context.newPage();
  await enter(reminders, person, '/profile/reminders');
  const quiet = reminders.getByLabel('Quiet hours');

  const others = await browser.newContext({ baseURL });
  const stranger = await others.newPage();
  await stranger.goto('/register');
  const wanted = registration();
  await fillRegistration(stranger, wanted);
  const forgetful = await others.newPage();
  await forgetful.goto('/forgot-password');
  const email = forgetful.getByLabel('Email', { exact: true });
  await email.fill(person.email);
  const office = await browser.newContext({ baseURL });
  const posts = await office.newPage();
  await enter(posts, { token: admin }, '/admin/posts', 'admin');
  await posts.getByRole('button', { name: 'Write a post' }).click();
  const title = posts.getByLabel('Title', { exact: true });
  await title.fill('A quiet room');
  await posts.getByLabel('What we did', { exact: true }).fill('It needs no booking.');

  const press = {
    gad: () => gad.getByRole('button', { name: 'Submit GAD-7' }).click(),
    mood: () => mood.getByRole('button', { name: 'Submit Mood' }).click(),
    profile: () => profile.getByRole('button', { name: 'Update Profile' }).click(),
    plan: () => plan.getByRole('button', { name: 'Save my plan' }).click(),
    register: () => stranger.getByRole('button', { name: 'Register' }).click(),
    forgot: () => forgetful.getByRole('button', { name: 'Send Reset Link' }).click(),
    post: () => posts.getByRole('dialog').getByRole('button', { name: 'Publish' }).click(),
  };
  const isReady = async () => (await request.get('/api/ready')).ok();

  fillDisk(running);
  await expect.poll(isReady).toBe(false);

  await test.step('each says why, beside what was typed', async () => {
    for (const [send, block] of [[press.gad, gad] as const, [press.mood, mood] as const]) {
      await send();
      await expect(alert).toContainText('Something went wrong while submitting your');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(said(block)).toBeVisible();
    }
    await expect(gad.getByText(/Your answers are still here\.$/)).toBeVisible();
    await expect(gad.getByRole('radio', { checked: true })).toHaveCount(7);
    await expect(mood.getByRole('radio', { checked: true })).toHaveCount(1);
    await press.profile();
    await expect(profile.getByText('Failed to update profile.', { exact: true })).toBeVisible();
    await expect(said(profile)).toBeVisible();
    await expect(phone).toHaveValue('+91 98765 43210');
    await press.plan();
    await expect(said(plan)).toBeVisible();
    await expect(helps).toHaveValue('The river');
    await quiet.click();
    await expect(said(reminders)).toBeVisible();
    await expect(quiet).not.toBeChecked();
    await press.register();
    await expect(said(stranger)).toBeVisible();
    await expect(stranger.getByLabel('Email', { exact: true })).toHaveValue(wanted.email);
    await expect(stranger.getByLabel('City', { exact: true })).toHaveValue(wanted.city);
    await press.forgot();
    await expect(said(forgetful)).toBeVisible();
    await expect(email).toHaveValue(person.email);
    await press.post();
    await expect(said(posts)).toBeVisible();
    await expect(title).toHaveValue('A quiet room');
  });

  await test.step('nothing is stored, and help and reading go on', async () => {
    for (const path of ['/api/assessment/all', '/api/mood'])
      expect(await stored(request, person.token, path)).toHaveLength(0);
    expect(await stored(request, person.token, '/api/safety-plan')).toMatchObject({ updated_at: null });
    expect(await stored(request, person.token, '/api/auth/me')).not.toMatchObject({ phone: '+91 98765 43210' });
    const reader = await context.newPage();
    await enter(reader, person, '/help');
    await expect(reader.getByRole('link', { name: /14416/ }).first()).toBeVisible();
    await enter(reader, person, '/dashboard?tab=mystats');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^My Stats/);
  });

  running.disk.makeRoom();
  await expect.poll(isReady).toBe(true);

  await test.step('the same buttons work now, and each thing is stored once', async () => {
    await press.gad();
    await expect(gad.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
    await expect(said(gad)).toHaveCount(0);
    await press.mood();
    await expect(mood.getByRole('button', { name: 'Mood Submitted' })).toBeVisible();
    await press.profile();
    await expect(profile.getByText('Profile updated successfully!')).toBeVisible();
    await press.plan();
    await expect(plan.getByText(/^Saved, /)).toBeVisible();
    await quiet.click();
    await expect(reminders.getByLabel('Quiet from')).toBeVisible();
    await press.register();
    await expect(stranger).not.toHaveURL('/register');
    await press.forgot();
    await expect(forgetful.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await press.post();
    await expect(posts.getByText('Saved: A quiet room.')).toBeVisible();
    await expect(posts.getByRole('listitem').filter({ hasText: 'A quiet room' })).toHaveCount(1);
    for (const path of ['/api/assessment/all', '/api/mood'])
      expect(await stored(request, person.token, path)).toHaveLength(1);
    for (const [first, ...again] of [answerKeys, moodKeys]) {
      expect(first).toBeTruthy();
      expect(again).toEqual([first]);
    }
    await expect.poll(async () => (await mailsTo(running.mailFolder, person.email)).length).toBe(1);
  });
});
