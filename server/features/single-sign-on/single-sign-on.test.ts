import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startIdentityProvider } from '../../test/identity-provider.ts';
import type { IdentityProvider } from '../../test/identity-provider.ts';
import { registerPerson, registration } from '../../test/people.ts';
import { ProviderBrowser } from '../../test/provider-browser.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

/** Against a real provider, on this machine. */

const publicUrl = 'http://127.0.0.1:4999';

let provider: IdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({ config: { singleSignOn: provider.settings, publicUrl } });
  await provider.serve({ publicUrl, logoutUrl: server.url });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
let people = 0;
/** Someone at the provider whom no other test knows. */
function newPerson(overrides: Record<string, unknown> = {}): { subject: string; email: string } {
  people += 1;
  const person = { email: `person${people}@example.org`, email_verified: true, name: 'Asha Rani', ...overrides };
  const subject = `subject-${people}`;
  provider.people.set(subject, person);
  provider.current = subject;
  return { subject, email: person.email };
}
beforeEach(() => {
  provider.current = undefined;
});

const { name: _name, email: _email, password: _password, ...about } = registration();

async function register(browser: ProviderBrowser, entry: string) {
  return browser.post(server, '/api/auth/sso/register', { ...about, name: 'Asha Rani', entry });
}

/** An account that single sign-on has made. */
async function newAccount() {
  const person = newPerson();
  const browser = new ProviderBrowser();
  const { body } = await browser.signIn(server);
  const answer = await register(browser, body.newcomer.entry);
  expect(answer.status).toBe(201);
  return { ...person, browser, token: answer.body.token, user: answer.body.user };
}

describe('a first sign-in', () => {
  test('asks for what the provider does not tell, and makes an account of an employee', async () => {
    const { email } = newPerson({ name: 'Birsa Munda' });
    const browser = new ProviderBrowser();
    const first = await browser.signIn(server);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      outcome: 'newcomer',
      newcomer: { entry: expect.any(String), email, name: 'Birsa Munda', invited: null },
    });
    const answer = await register(browser, first.body.newcomer.entry);
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ email, name: 'Asha Rani', role: 'employee' });
    const me = await server.request('GET', '/api/auth/me', { token: answer.body.token });
    expect(me.body).toMatchObject({ email, designation: 'Teacher' });
  });

  test('ASVS 10.5.2: the next one finds it by issuer and subject, whatever e-mail the provider tells then', async () => {
    const { subject, user, email } = await newAccount();
    provider.people.set(subject, { email: 'changed@example.org', email_verified: true });
    const again = await new ProviderBrowser().signIn(server);
    expect(again.body).toMatchObject({ outcome: 'signed_in', user: { id: user.id, email } });
  });
});

export { registerPerson };
