import type { IdentityProvider } from './identity-provider.ts';
import { registration } from './people.ts';
import { ProviderBrowser } from './provider-browser.ts';
import type { TestServer } from './test-server.ts';

/** What someone says of themselves whom the provider has proved. */
export const aboutNewcomer = registration({ name: undefined, email: undefined, password: undefined });

let people = 0;

/** Someone at the provider whom no other test knows, and who signs in there next. */
export function newPersonAt(provider: IdentityProvider, overrides: Record<string, unknown> = {}) {
  people += 1;
  const person = { email: `person${people}@example.org`, email_verified: true, name: 'Asha Rani', ...overrides };
  const subject = `subject-${people}`;
  provider.people.set(subject, person);
  provider.current = subject;
  return { subject, email: person.email };
}

/** An account that single sign-on has made, and the browser that made it. */
export async function newAccountBy(provider: IdentityProvider, server: TestServer) {
  const person = newPersonAt(provider);
  const browser = new ProviderBrowser();
  const { entry } = (await browser.signIn(server)).body.newcomer;
  const body = { ...aboutNewcomer, name: 'Asha Rani', entry };
  const answer = await browser.post(server, '/api/auth/sso/register', body);
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  return { ...person, browser, token: String(answer.body.token), user: answer.body.user };
}
