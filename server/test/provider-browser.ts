import type { TestAnswer } from './calls-to.ts';
import type { TestServer } from './test-server.ts';

/** A browser as far as the way to the provider and back needs one: it keeps cookies, and follows the provider's redirects. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();
  /** What it says with each call to the application. */
  readonly #said: Record<string, string>;

  constructor(said: Record<string, string> = {}) {
    this.#said = said;
  }

  /** Each origin its own: 127.0.0.1 with two ports is two here. */
  cookiesOf(origin: string): string {
    return [...this.#cookies]
      .filter(([key]) => key.startsWith(`${origin} `))
      .map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`)
      .join('; ');
  }

  /** As if another browser were there: the provider knows no one any more. */
  forget(origin: string): void {
    for (const key of this.#cookies.keys()) if (key.startsWith(`${origin} `)) this.#cookies.delete(key);
  }

  keep(origin: string, headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(`${origin} ${name}`);
      else this.#cookies.set(`${origin} ${name}`, value);
    }
  }

  /** Posts to the application with the cookies that it has set. */
  async post(server: TestServer, path: string, body: unknown, token?: string): Promise<TestAnswer> {
    const headers = { ...this.#said, Cookie: this.cookiesOf(server.url) };
    const answer = await server.request('POST', path, { body, headers, token });
    this.keep(server.url, answer.headers);
    return answer;
  }

  /** Follows an address at the provider until it leads back to the application. Returns what it brings along. */
  async goTo(address: string, publicUrl: string): Promise<Record<string, string>> {
    let at = address;
    for (let steps = 0; steps < 20; steps += 1) {
      const { origin } = new URL(at);
      const answer = await fetch(at, { redirect: 'manual', headers: { Cookie: this.cookiesOf(origin) } });
      this.keep(origin, answer.headers);
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      at = new URL(next, at).href;
      if (at.startsWith(`${publicUrl}/`)) return Object.fromEntries(new URL(at).searchParams);
    }
    throw new Error('the provider leads in a circle');
  }

  /** Signs out at the provider, as its own page does. */
  async endSession(issuer: string): Promise<void> {
    const asked = await fetch(`${issuer}/session/end`, { headers: { Cookie: this.cookiesOf(issuer) } });
    this.keep(issuer, asked.headers);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await asked.text()) ?? [];
    await fetch(`${issuer}/session/end/confirm`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: this.cookiesOf(issuer) },
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
  }

  /** The whole way. */
  async signIn(server: TestServer): Promise<TestAnswer> {
    const begun = await this.post(server, '/api/auth/sso/start', {});
    if (begun.status !== 200) return begun;
    const back = await this.goTo(begun.body.address, server.services.config.publicUrl);
    return this.post(server, '/api/auth/sso/finish', back);
  }
}
