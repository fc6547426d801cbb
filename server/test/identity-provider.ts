import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import type { SingleSignOn } from '../config/settings/single-sign-on.ts';

/** What the provider says of someone, beside the subject. */
interface ProvedPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A real OpenID provider on this machine, with a sign-in page that takes a subject for a name and asks for no password. */
export interface IdentityProvider {
  settings: SingleSignOn;
  /** By their subjects. A test adds, changes and removes. */
  people: Map<string, ProvedPerson>;
  /** Who signs in without being asked; undefined where the page with the form is wanted. */
  current: string | undefined;
  /** Lets the client in. To be called once its addresses are known, and again to sign with other keys from then on. */
  serve(client: { publicUrl: string; logoutUrl: string }): Promise<void>;
  /** No connection is taken until it is called with false. */
  goAway(isAway: boolean): void;
  close(): Promise<void>;
}

const clientId = 'evenkeel';
const clientSecret = 'a secret of the tests alone';

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.end();
  let isAway = false;
  const http = createServer((request, response) => {
    if (isAway) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const people = new Map<string, ProvedPerson>();
  const found: IdentityProvider = {
    settings: { issuer, clientId, clientSecret, name: 'Example Ltd', allowsRegistration: true },
    people,
    current: undefined,
    serve: async (client) => {
      const provider = new Provider(issuer, await configurationOf(client, people));
      const callback = provider.callback();
      answer = (request, response) =>
        request.url?.startsWith('/interaction/')
          ? void interact(provider, { request, response, current: found.current })
          : callback(request, response);
    },
    goAway: (away) => {
      isAway = away;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return found;
}

async function configurationOf(
  { publicUrl, logoutUrl }: { publicUrl: string; logoutUrl: string },
  people: ReadonlyMap<string, ProvedPerson>,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/sso/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        backchannel_logout_uri: `${logoutUrl}/api/auth/sso/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Its own way out refuses to call this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { IdToken: 300, Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 300, AuthorizationCode: 60 },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

interface Interaction {
  request: IncomingMessage;
  response: ServerResponse;
  current: string | undefined;
}

const form = `<!doctype html><html lang="en"><title>Example Ltd</title><h1>Sign in at Example Ltd</h1>
<form method="post"><label>Name <input name="login" autofocus></label><button>Sign in</button><button name="stop" value="1">Cancel</button></form>`;

async function interact(provider: Provider, { request, response, current }: Interaction): Promise<void> {
  if (request.method === 'GET' && current === undefined) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(form);
    return;
  }
  const typed = new URLSearchParams(await textOf(request));
  const accountId = current ?? typed.get('login') ?? '';
  const result = typed.has('stop')
    ? { error: 'access_denied', error_description: 'stopped' }
    : { login: { accountId, remember: true, ts: Math.floor(Date.now() / 1000) } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
