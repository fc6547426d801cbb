import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, base64url, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import type { CryptoKey, JWK, JWTPayload } from 'jose';
import type { SingleSignOn } from '../config/settings/single-sign-on.ts';

/** How this provider departs from what a true one would say. */
export interface Lie {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Another key than any that it shows; its public one as if it were a secret; none at all. */
  signedBy?: 'stranger' | 'public key' | 'client secret' | 'no one' | 'nothing at all';
  metadata?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  /** What the token endpoint says, in place of tokens. */
  tokens?: { status: number; body: unknown };
}

export interface LyingProvider {
  settings: SingleSignOn;
  lie: Lie;
  /** Of the person who signs in. */
  nonce: string;
  /** A new key, in place of the old one; with the same name or another. */
  rotate(kid: string): Promise<void>;
  /** A token that is signed as `lie` says. */
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
  keysRead(): number;
  tokenCalls(): number;
  close(): Promise<void>;
}

/** A provider that signs in anyone who comes, and says what a test wants it to. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const clientSecret = 'a secret of at least two hundred and fifty-six bits';
  let keys = await makeKeys('first');
  const stranger = await makeKeys('first');
  let [keysRead, tokenCalls] = [0, 0];
  const http = createServer((request, response) => {
    const send = (body: unknown, status = 200) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const path = request.url?.split('?')[0];
    if (path === '/.well-known/openid-configuration') send({ ...metadataOf(issuer), ...found.lie.metadata });
    else if (path === '/jwks') {
      keysRead += 1;
      send({ keys: [keys.shown] });
    } else if (path === '/token') {
      tokenCalls += 1;
      const { tokens } = found.lie;
      if (tokens) send(tokens.body, tokens.status);
      else
        void found
          .sign({})
          .then((id_token) => send({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token }));
    } else send(found.lie.userinfo ?? {}, path === '/userinfo' ? 200 : 404);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const found: LyingProvider = {
    settings: { issuer, clientId: 'evenkeel', clientSecret, name: 'Liar', allowsRegistration: true },
    lie: {},
    nonce: '',
    rotate: async (kid) => {
      keys = await makeKeys(kid);
    },
    sign: async (claims, header = {}) => {
      const at = Math.floor(Date.now() / 1000);
      const told = { iss: issuer, aud: 'evenkeel', sub: 'someone', iat: at, exp: at + 300 };
      const person = { nonce: found.nonce, email: 'someone@example.org', email_verified: true, name: 'Someone' };
      const payload = { ...told, ...('events' in claims ? {} : person), ...claims, ...found.lie.claims };
      const full = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
      return signAs(
        found.lie.signedBy,
        full,
        { kid: keys.shown.kid, ...header, ...found.lie.header },
        { keys, stranger, clientSecret },
      );
    },
    keysRead: () => keysRead,
    tokenCalls: () => tokenCalls,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return found;
}

interface Keys {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  shown: JWK;
}

async function makeKeys(kid: string): Promise<Keys> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, publicKey, shown: { ...(await exportJWK(publicKey)), kid, use: 'sig' } };
}

async function signAs(
  signer: Lie['signedBy'],
  payload: JWTPayload,
  header: Record<string, unknown>,
  { keys, stranger, clientSecret }: { keys: Keys; stranger: Keys; clientSecret: string },
): Promise<string> {
  const part = (value: unknown) => base64url.encode(JSON.stringify(value));
  if (signer === 'no one') return `${part({ ...header, alg: 'none' })}.${part(payload)}.`;
  if (signer === 'nothing at all') return `${part({ alg: 'RS256', ...header })}.${part(payload)}.`;
  const jwt = new SignJWT(payload);
  const signed = (alg: string) => jwt.setProtectedHeader({ alg, ...header });
  if (signer === 'public key') return signed('HS256').sign(new TextEncoder().encode(await exportSPKI(keys.publicKey)));
  if (signer === 'client secret') return signed('HS256').sign(new TextEncoder().encode(clientSecret));
  return signed('RS256').sign(signer === 'stranger' ? stranger.privateKey : keys.privateKey);
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // It would take anything: what is taken is our choice.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none', 'ES256'],
  };
}
