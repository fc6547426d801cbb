import { expect, test } from 'vitest';
import { isLong } from '../../../test/long-form.ts';
import { goodPassword, registration, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { tokenIn } from '../../../test/mailbox-server.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import type { TestAnswer } from '../../../test/calls-to.ts';
import { mailDueResets } from '../../../test/sent-mails.ts';

/** Strangers against one owner, for hours of a clock that stands still between the steps. */

const hours = 12;
const besieged = isLong ? hours : 1;
const stepSeconds = 360;
const moments = (besieged * 3600) / stepSeconds + 1;
const wrong = 'Wrong#Password1';

const server = serverAsNew({ config: { trustProxy: 1 } });

/** Each guess comes from another network, so that no limit by address helps. */
let guessed = 0;
const stranger = () => ({ 'X-Forwarded-For': `10.${(guessed += 1) >> 16}.${(guessed >> 8) & 255}.${guessed & 255}` });

function login(email: string, password: string, headers: Record<string, string> = stranger()): Promise<TestAnswer> {
  return server.request('POST', '/api/auth/login', { body: { email, password }, headers });
}

/** As a browser keeps it: the name with its value. */
const cookieOf = ({ headers }: TestAnswer) =>
  headers
    .getSetCookie()
    .map((line) => String(line.split(';', 1)[0]))
    .join('; ');

async function registerWithBrowser(): Promise<SignedInPerson & { cookie: string }> {
  const answer = await server.request('POST', '/api/auth/register', { body: registration() });
  return { token: answer.body.token, user: answer.body.user, password: goodPassword, cookie: cookieOf(answer) };
}

/** Guesses until the limit refuses, ten at a time. Returns how many reached the hash. */
async function guessAll(email: string): Promise<number> {
  for (let reached = 0; ;) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, wrong)));
    const compared = answers.filter(({ status }) => status === 401).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10 - compared);
    reached += compared;
    if (compared === 0) return reached;
  }
}

test('trust 7: each time the owner gets in from a known browser in a siege of hours', async () => {
  const owner = await registerWithBrowser();
  const admin = await signedInAdmin(server);
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'reason' } });
  const counts = { in: 0, changed: 0, reasons: 0, erasures: 0, reached: 0, ofAdmin: 0 };
  for (let moment = 0; moment < moments; moment += 1) {
    counts.reached += await guessAll(owner.user.email);
    counts.ofAdmin += await guessAll(admin.user.email);
    const { token } = owner;
    const entered = await login(owner.user.email, goodPassword, { ...stranger(), Cookie: owner.cookie });
    if (entered.status === 200) counts.in += 1;
    const change = { password: goodPassword, newPassword: goodPassword };
    const changed = await server.request('POST', '/api/auth/change-password', { token, body: change });
    if (changed.status === 200) counts.changed += 1;
    const reason = { reason: 'They asked me about it', password: goodPassword };
    const path = `/api/admin/record-access/${owner.user.id}`;
    const given = await server.request('POST', path, { token: admin.token, body: reason });
    if (given.status === 200) counts.reasons += 1;
    const body = { password: goodPassword };
    const erasure = await server.request('POST', '/api/account/erasure', { token, body });
    if (erasure.status === 200) counts.erasures += 1;
    server.clock.advance({ seconds: stepSeconds });
  }
  process.stdout.write(`trust 7: ${JSON.stringify({ moments, ...counts })}\n`);
  expect(counts).toMatchObject({ in: moments, changed: moments, reasons: moments, erasures: moments });
  expect(counts.reached).toBeGreaterThan(2 * besieged);
  for (const reached of [counts.reached, counts.ofAdmin]) expect(reached).toBeLessThanOrEqual(100);
});

test('trust 7: also who guesses as soon as each wait ends meets an owner who gets in, and at most 100 a day', async () => {
  const owner = await registerWithBrowser();
  const { email } = owner.user;
  const end = server.clock.now().getTime() + hours * 3_600_000;
  let reached = 0;
  while (server.clock.now().getTime() < end) {
    const answer = await login(email, wrong);
    if (answer.status === 401) {
      reached += 1;
      continue;
    }
    // The moment before strangers may try again, and the moment after they did.
    expect((await login(email, goodPassword)).status).toBe(429);
    expect((await login(email, goodPassword, { ...stranger(), Cookie: owner.cookie })).status).toBe(200);
    server.clock.advance({ seconds: Number(answer.headers.get('retry-after')) });
  }
  expect(reached).toBeGreaterThan(50);
  expect(reached).toBeLessThanOrEqual(100);
});

test('trust 7: an owner on a new browser is told of the reset link, and it lets that browser in for good', async () => {
  const owner = await registerWithBrowser();
  const { email } = owner.user;
  await guessAll(email);
  const [known, unknown] = [await login(email, goodPassword), 'nobody@example.org'];
  await guessAll(unknown);
  // How many guesses were counted, and so how long to wait, is a matter of what was under way at once.
  const withoutTime = ({ body }: TestAnswer) => ({ ...body, msg: body.msg.replace(/\d+ seconds?/, 'some seconds') });
  expect(withoutTime(await login(unknown, wrong))).toEqual(withoutTime(known));
  expect(known.body.msg).toMatch(/If it’s your account, you don’t have to wait: choose ‘Forgot Password\?’/);

  await server.request('POST', '/api/auth/forgot-password', { body: { email }, headers: stranger() });
  const texts: string[] = [];
  await mailDueResets(server.services, async ({ text }) => void texts.push(text));
  const newPassword = 'Fresh#Water99';
  const path = `/api/auth/reset-password/${tokenIn(texts[0])}`;
  const reset = await server.request('POST', path, { body: { newPassword }, headers: stranger() });
  expect(reset.status).toBe(200);
  expect((await login(email, newPassword)).status).toBe(200);
  // However fast the strangers are from here on.
  const freed = await guessAll(email);
  expect(freed).toBeLessThanOrEqual(6);
  for (let time = 0; time < 3; time += 1) {
    expect((await login(email, newPassword)).status).toBe(429);
    expect((await login(email, newPassword, { ...stranger(), Cookie: cookieOf(reset) })).status).toBe(200);
  }
  // Browsers of the time before are strangers.
  expect((await login(email, newPassword, { ...stranger(), Cookie: owner.cookie })).status).toBe(429);
});
