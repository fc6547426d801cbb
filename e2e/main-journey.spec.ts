import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { answer, blockOf, expect, registration, stored, test } from './fixtures.ts';
import { fillRegistration } from './forms.ts';
import { readKept } from './interruptions.ts';
import { mailsTo } from './mail-sink.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/status of 401/],
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a person registers, answers, logs a mood, sees the charts, takes the report and gets a new password, and asks nobody but their own server', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (call) => {
    const { origin, protocol } = new URL(call.url());
    if (origin !== baseURL && protocol !== 'blob:') elsewhere.push(call.url());
  });
  const who = registration({ name: 'Sunita Kumari Devi', phone: '+91 98765 43210', ailments: 'Asthma' });

  await test.step('register', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/register');
    await fillRegistration(page, who);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await expect(page.getByText('Redirecting to dashboard...')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, SUNITA KUMARI DEVI');
  });
  const first = await page.evaluate(() => String(localStorage.getItem('token')));

  await test.step('answer both questionnaires', async () => {
    await page.getByRole('link', { name: 'My Tests' }).click();
    const gad7 = blockOf(page, 'GAD-7 Anxiety');
    await answer(gad7, Array(7).fill('Several days'));
    await gad7.getByRole('button', { name: 'Submit GAD-7' }).click();
    await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
    const phq9 = blockOf(page, 'PHQ-9 Depression');
    await answer(phq9, [...Array(8).fill('More than half the days'), 'Not at all']);
    await phq9.getByRole('button', { name: 'Submit PHQ-9' }).click();
    await expect(page.getByText('Your PHQ-9 Score: 16', { exact: true })).toBeVisible();
    await expect(page.getByText('Your GAD-7 Score: 7', { exact: true })).toBeVisible();
  });

  await test.step('log a mood', async () => {
    const mood = blockOf(page, 'Submit Your Mood');
    await mood.getByText('Calm', { exact: true }).click();
    await mood.getByRole('button', { name: 'Submit Mood' }).click();
    await expect(mood.getByRole('button', { name: 'Mood Submitted' })).toBeDisabled();
  });

  await test.step('see the three charts', async () => {
    await page.getByRole('link', { name: 'My Stats', exact: true }).click();
    for (const title of ['GAD-7 Score Trend', 'PHQ-9 Score Trend', 'Mood Trend']) {
      await expect(page.getByRole('img', { name: title })).toBeVisible();
    }
    await expect(page.getByText('7 of 21, Mild')).toBeVisible();
    await expect(page.getByText('16 of 27, Moderately severe')).toBeVisible();
  });

  await test.step('take the report', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Mental_Health_Report.pdf');
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain('Sunita Kumari Devi');
    expect(text).toContain('Moderately severe');
    expect(text).toContain('Pfizer');
  });

  await test.step('leave token, role and the mark of a known browser behind, and nothing else', async () => {
    for (const tab of ['My Health', 'Home']) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab === 'Home' ? /^Welcome/ : tab);
    }
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    // For the calls that sign in alone, and for no script: docs/auth-limits.md.
    expect(await context.cookies()).toEqual([
      expect.objectContaining({ name: 'evenkeel_browser', path: '/api/auth', httpOnly: true, sameSite: 'Strict' }),
    ]);
    // What the device knew is sealed: who looks into its database reads nothing of anyone.
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([
      'evenkeel-device',
    ]);
    expect(await readKept(page)).not.toMatch(/sunita|total_score|mood|🙂/i);
  });

  await test.step('sign out and ask for a link', async () => {
    await page.getByRole('button', { name: 'Hi, Sunita' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(who.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'reset link' })).toBeVisible();
  });

  const changed = 'Fresh#start2';
  await test.step('choose a new password by the mailed link', async () => {
    const folder = String(process.env['E2E_MAIL']);
    await expect.poll(async () => (await mailsTo(folder, who.email)).length).toBe(1);
    const [mail] = await mailsTo(folder, who.email);
    const link = /http\S+\/reset-password\/\S+/.exec(String(mail))?.[0];
    await page.goto(String(link));
    await page.getByLabel('New password', { exact: true }).fill(changed);
    await page.getByLabel('Confirm password', { exact: true }).fill(changed);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText(/success/)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('only the new password opens the account, and the old token is dead', async () => {
    await page.getByLabel('Email', { exact: true }).fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('That email or password isn’t right.');
    await page.getByLabel('Password', { exact: true }).fill(changed);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
    const old = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${first}` } });
    expect(old.status()).toBe(401);
    const token = await page.evaluate(() => String(localStorage.getItem('token')));
    expect(await stored(request, token, '/api/assessment/all')).toHaveLength(2);
    expect(await stored(request, token, '/api/mood')).toHaveLength(1);
    expect(elsewhere).toEqual([]);
  });
});
