import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { choosePolicy } from '../../../test/chosen-policy.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import type { IdentityProvider } from '../../../test/identity-provider.ts';
import { givePassword, registration, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { ProviderBrowser } from '../../../test/provider-browser.ts';
import { aboutNewcomer, newPersonAt } from '../../../test/provider-people.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';
import { aboutInvited, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

const publicUrl = 'http://127.0.0.1:4998';

let provider: IdentityProvider;
let server: TestServer;
let admin: SignedInPerson;
let shown: number;

beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({ config: { singleSignOn: provider.settings, publicUrl } });
  await provider.serve({ publicUrl, logoutUrl: server.url });
  admin = await signedInAdmin(server);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const number = async () => (await server.request('GET', '/api/privacy-notice')).body.number;

/** The setting changes while a form is open. */
beforeEach(async () => {
  await givePassword(server, admin);
  await choosePolicy(server, admin, 'never');
  shown = await number();
  await choosePolicy(server, admin, 'consent');
  expect(await number()).not.toBe(shown);
});

async function invite(email: string): Promise<string> {
  const mails: OutgoingMail[] = [];
  await staffImporter(server, admin).store(staffFile([{ email }]));
  await mailDueLinks(server.services, async (mail) => void mails.push(mail));
  return tokenIn(mails.find(({ to }) => to === email));
}

async function enter(invited: boolean) {
  const { email } = newPersonAt(provider, {});
  if (invited) await invite(email);
  const browser = new ProviderBrowser();
  const { entry } = (await browser.signIn(server)).body.newcomer;
  const body = { ...aboutNewcomer, name: 'Asha Rani', entry, notice: shown };
  return browser.post(server, `/api/auth/sso/${invited ? 'join' : 'register'}`, body);
}

const ways: Record<string, () => Promise<{ status: number; body: { token: string } }>> = {
  'the form': () => server.request('POST', '/api/auth/register', { body: { ...registration(), notice: shown } }),
  'an invitation': async () => {
    const body = { ...aboutInvited, notice: shown };
    return server.request('POST', `/api/auth/join/${await invite('invited@example.org')}`, { body });
  },
  'a first sign-in at the provider': () => enter(false),
  'a first sign-in of someone who is invited': () => enter(true),
};

test.each(Object.keys(ways))(
  'who registers by %s has agreed to the notice that they were shown, and no other',
  async (way) => {
    const { status, body } = (await ways[way]?.()) ?? {};
    expect(status).toBe(201);
    const consent = await server.request('GET', '/api/consent', { token: body?.token });
    expect(consent.body).toMatchObject({ notice: await number(), last: { notice: shown, agrees: true } });
  },
);

test('where a form names a notice that never was, or none, it is the one that holds', async () => {
  for (const notice of [99_999, undefined]) {
    const { body } = await server.request('POST', '/api/auth/register', { body: { ...registration(), notice } });
    const consent = await server.request('GET', '/api/consent', { token: body.token });
    expect(consent.body.last).toMatchObject({ notice: await number() });
  }
  for (const notice of ['1', 0, 2 ** 31])
    expect((await server.request('POST', '/api/auth/register', { body: { ...registration(), notice } })).status).toBe(
      400,
    );
});
