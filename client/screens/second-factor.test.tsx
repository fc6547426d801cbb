import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { asha } from '../../gallery/invented.ts';
import { errorMessages } from '#messages/errors.ts';
import { refused } from '../test/answer-calls.ts';
import type { Answers } from '../test/answer-calls.ts';
import { expectReadable } from '../test/axe.ts';
import { emulateMedia } from '../test/emulate-media.ts';
import { expectForcedColours } from '../test/forced-colours.ts';
import { openScreen } from '../test/open-screen.tsx';

/** The second step of a sign-in, and how an admin who must have one sets it up. */

const signedIn = { token: 'new', user: { ...asha, role: 'employee' as const } };
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const wrong = 'That code isn’t right, or it’s been used. Please try the next one your app shows.';

async function openSecondStep(answers: Answers, settings = {}) {
  const challenge = { code: 'second_factor_needed', challenge: 'c', ways: ['totp', 'passkey', 'recovery'] };
  const opened = await openScreen('/', {
    settings,
    answers: { 'POST /api/auth/login': () => refused(403, challenge), ...answers },
  });
  await page.getByLabelText('Email').fill('asha@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('Calm#River42');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(heading('One more step')).toBeVisible();
  return opened;
}

test('a code that is wrong is said so beside it, and the right one opens', async () => {
  const { answer, calls } = await openSecondStep({
    'POST /api/auth/second-factor': () => refused(403, { code: 'second_factor_wrong', msg: wrong }),
  });
  const field = page.getByLabelText('Code from your app');
  await expect.element(field).toHaveFocus();
  await field.fill('000 000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(wrong)).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(localStorage.getItem('token')).toBeNull();
  await expectReadable();
  for (const [name, said] of Object.entries(answersFor('employee'))) answer(name as 'GET /api/auth/me', said as never);
  answer('POST /api/auth/second-factor', signedIn);
  await field.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => calls('POST /api/auth/second-factor').map(({ body }) => body))
    .toEqual([
      { challenge: 'c', code: '000000' },
      { challenge: 'c', code: '123456' },
    ]);
  await expect.poll(() => localStorage.getItem('token')).toBe('new');
  await expect.element(heading('Welcome, ASHA MURMU')).toBeVisible();
});

test('an answer that comes after the person has started again signs nobody in, and its session is ended', async () => {
  const answered = Promise.withResolvers<typeof signedIn>();
  const { calls } = await openSecondStep({
    'POST /api/auth/second-factor': () => answered.promise,
    'POST /api/auth/logout': { msg: 'Signed out.' },
  });
  await page.getByLabelText('Code from your app').fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls('POST /api/auth/second-factor')).toHaveLength(1);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(heading('Login')).toBeVisible();
  answered.resolve(signedIn);
  await expect
    .poll(() => calls('POST /api/auth/logout').map(({ headers }) => headers.get('authorization')))
    .toEqual(['Bearer new']);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a recovery code is another way, and a wrong one is said so', async () => {
  const { calls } = await openSecondStep({
    'POST /api/auth/second-factor': () => refused(403, { code: 'second_factor_wrong', msg: wrong }),
  });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = page.getByLabelText('Recovery code');
  await expect.element(field).toHaveFocus();
  await field.fill('abcd-efgh');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('That recovery code isn’t right, or it’s been used.')).toBeVisible();
  expect(calls('POST /api/auth/second-factor').map(({ body }) => body)).toEqual([{ challenge: 'c', code: 'ABCDEFGH' }]);
});

test('a passkey that is wrong sends no one back to the password, which was right', async () => {
  const bytes = new ArrayBuffer(1);
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
  const passkey = { id: 'AA', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
  const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(passkey);
  const msg = 'We couldn’t sign you in with this passkey. Please use your password.';
  await openSecondStep(
    {
      'POST /api/auth/second-factor/passkey-options': { options: { challenge: 'AAAA' } },
      'POST /api/auth/second-factor/passkey': () => refused(403, { code: 'passkey_wrong', msg }),
    },
    { passkeyHost: location.hostname },
  );
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const said = () => Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) => textContent);
  await expect.poll(said).toContain('We couldn’t check this. Please try again.');
  get.mockRestore();
});

test('who waits or tries for too long starts again, and is told why', async () => {
  const msg = errorMessages.second_factor_over;
  expect(msg).toMatch(/^This step ends after .* minutes, or after too many tries\. Please start again\.$/);
  await openSecondStep({ 'POST /api/auth/second-factor': () => refused(403, { code: 'second_factor_over', msg }) });
  await page.getByLabelText('Code from your app').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Login')).toBeVisible();
  await expect.element(page.getByText(msg)).toBeVisible();
});

const none = { totp: null, passkeys: [], codes_left: 0, required: true, passkeys_offered: false };
const codes = Array.from({ length: 10 }, (_, place) => `ABCD-000${place}`);

test('an admin who must have one sets up an app, keeps the codes, and goes on', async () => {
  await page.viewport(360, 740);
  const { calls, left, answer } = await openScreen('/second-factor', {
    role: 'admin',
    answers: {
      'GET /api/account/second-factor': none,
      'POST /api/account/totp': { secret: 'ABCDEFGH'.repeat(4), uri: 'otpauth://totp/Evenkeel?secret=ABCDEFGH' },
      'POST /api/account/totp/confirmed': () => refused(403, { code: 'second_factor_wrong', msg: wrong }),
    },
  });
  await expect.element(heading('Set up a second step')).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  await page.getByLabelText('Password', { exact: true }).fill('Calm#River42');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toHaveFocus();
  // A phone can hardly scan itself: all of the two steps is in its first view, and the picture is folded.
  const turnOn = page.getByRole('button', { name: 'Turn on' });
  await expect.element(turnOn).toBeVisible();
  expect(turnOn.element().getBoundingClientRect().bottom).toBeLessThan(740);
  await page.getByText('On another device? Scan this picture').click();
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const inApp = page.getByRole('link', { name: 'Open it in the app' });
  await expect.element(inApp).toHaveAttribute('href', 'otpauth://totp/Evenkeel?secret=ABCDEFGH');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith('ABCDEFGH'.repeat(4));
  copied.mockRestore();
  await expect.element(page.getByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toBeVisible();
  const field = page.getByLabelText('2. Enter the code from your app');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/That code isn’t right/);
  await expectForcedColours();
  answer('POST /api/account/totp/confirmed', { codes });
  await field.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await expectReadable();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => left).toEqual(['evenkeel-recovery-codes.txt']);
  await page.getByRole('button', { name: 'I’ve kept them' }).click();
  await expect.element(heading('Admin Dashboard')).toBeVisible();
  expect(calls('POST /api/account/totp').map(({ body }) => body)).toEqual([{ password: 'Calm#River42' }]);
});

test('where the server refuses a new passkey the browser forgets it, and the person begins anew, with what serves once asked for again', async () => {
  const bytes = new ArrayBuffer(1);
  const response = { attestationObject: bytes, clientDataJSON: bytes };
  const passkey = { id: 'AA', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
  const create = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(passkey);
  const forget = vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue();
  const msg = 'Your browser’s answer wasn’t what we expected. Nothing was changed. Please try again.';
  const { calls, answer } = await openScreen('/second-factor', {
    role: 'admin',
    settings: { passkeyHost: location.hostname },
    answers: {
      'GET /api/account/second-factor': { ...none, passkeys_offered: true },
      'POST /api/account/passkeys/options': { options: { challenge: 'AAAA', user: { id: 'AAAA' } } },
      'POST /api/account/passkeys': () => refused(400, { code: 'passkey_refused', msg }),
    },
  });
  const makeOne = async () => {
    await page.getByLabelText('Password', { exact: true }).fill('Calm#River42');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Create passkey' }).click();
  };
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await makeOne();
  await expect.element(page.getByText(msg)).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  await expectReadable();
  const unknown = { rpId: location.hostname, credentialId: 'AA' };
  expect(forget.mock.calls).toEqual([[unknown]]);
  answer('POST /api/account/passkeys', { codes });
  await makeOne();
  await expect.element(page.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(calls('POST /api/account/passkeys/options')).toHaveLength(2);
  expect(forget.mock.calls).toEqual([[unknown]]);
  create.mockRestore();
});

test('on a desk the steps of the app have room beside the picture, also in the dialog of the profile', async () => {
  await page.viewport(1280, 800);
  await openScreen('/profile/security', {
    role: 'employee',
    answers: {
      'GET /api/account/second-factor': { ...none, required: false },
      'POST /api/account/totp': { secret: 'ABCDEFGH'.repeat(4), uri: 'otpauth://totp/Evenkeel?secret=ABCDEFGH' },
    },
  });
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click();
  await page.getByLabelText('Password', { exact: true }).fill('Calm#River42');
  await userEvent.keyboard('{Enter}');
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.element(picture).toBeVisible();
  // The app is on the phone that scans: the picture comes first, to the eye and to a screen reader.
  const link = page.getByRole('link', { name: 'Open it in the app' }).element();
  expect(picture.element().compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(picture.element().getBoundingClientRect().right).toBeLessThan(link.getBoundingClientRect().left);
  expect(
    page.getByLabelText('2. Enter the code from your app').element().getBoundingClientRect().width,
  ).toBeGreaterThan(200);
  expect(page.getByRole('button', { name: 'Turn on' }).element().getBoundingClientRect().bottom).toBeLessThan(776);
});

test('a passkey is removed after the password, and the profile says which ones there are', async () => {
  const { calls } = await openScreen('/profile/security', {
    role: 'employee',
    answers: { 'POST /api/account/passkeys/:id/removed': { ...none, required: false } },
  });
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByLabelText('Password', { exact: true }).fill('Calm#River42');
  await expectReadable();
  await expectForcedColours();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove My phone' })).not.toBeInTheDocument();
  expect(page.getByText('My phone').elements()).toEqual([]);
  expect(calls('POST /api/account/passkeys/:id/removed').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'k-1' }, { password: 'Calm#River42' }],
  ]);
});

test('on paper a dialog stands alone: recovery codes are printed without the page beneath', async () => {
  await openScreen('/profile/security', { role: 'employee' });
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  const [dialog, screen] = [page.getByRole('dialog'), page.getByText('My phone', { exact: true }).first()];
  await expect.element(screen).toBeVisible();
  await emulateMedia({ media: 'print' });
  await expect.element(dialog).toBeVisible();
  await expect.element(screen).not.toBeVisible();
  expect(document.body.getBoundingClientRect().height).toBe(1);
});
