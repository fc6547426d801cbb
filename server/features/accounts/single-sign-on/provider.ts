import * as client from 'openid-client';
import { AppError } from '../../../core/app-error.ts';
import type { SingleSignOn } from '../../../config/settings/single-sign-on.ts';
import type { Services } from '../../services.ts';
import { ProviderAway, providerFetch } from './provider-fetch.ts';
import { clockTolerance, signingKeys } from './signing-keys.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Milliseconds: an hour, and the pause before a provider is asked again that was away. */
const metadataMs = 3_600_000;
const pauseMs = 2000;

type Needs = Pick<Services, 'config' | 'log' | 'now'>;

/** The provider as its metadata describe it. */
export interface Provider {
  metadata: client.ServerMetadata;
  configuration: client.Configuration;
  keys: SigningKeys;
}

interface Known {
  metadata?: client.ServerMetadata;
  keys?: SigningKeys;
  readAt: number;
  failedAt: number;
  asking?: Promise<void>;
}

/** What is known of each provider: read when it is first needed, so that no start waits for it. */
const known = new WeakMap<SingleSignOn, Known>();

/** Throws `not_found` (404) where there is none. */
export function settingsOf({ config }: Pick<Services, 'config'>): SingleSignOn {
  if (!config.singleSignOn) throw new AppError('not_found');
  return config.singleSignOn;
}

/** Throws `sso_unavailable` (503) where the provider is away, and was never there. */
export async function findProvider(services: Needs): Promise<Provider> {
  const settings = settingsOf(services);
  const found = known.get(settings) ?? { readAt: -Infinity, failedAt: -Infinity };
  known.set(settings, found);
  const at = performance.now();
  if (at - found.readAt > metadataMs && at - found.failedAt > pauseMs) {
    found.asking ??= readMetadata(services, settings, found).finally(() => delete found.asking);
    await found.asking;
  }
  const { metadata, keys } = found;
  if (!metadata || !keys) throw new AppError('sso_unavailable', { retryAfter: 5 });
  return { metadata, keys, configuration: configurationOf(services, settings, metadata) };
}

/** What was read before goes on where the provider is away. */
async function readMetadata({ log }: Needs, settings: SingleSignOn, found: Known): Promise<void> {
  const fetchFromProvider = providerFetch(settings.issuer);
  try {
    const read = await client.discovery(new URL(settings.issuer), settings.clientId, undefined, undefined, {
      [client.customFetch]: fetchFromProvider,
      execute: settings.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    });
    const metadata = { ...read.serverMetadata() };
    checkMetadata(metadata, settings);
    if (!found.keys || found.metadata?.jwks_uri !== metadata.jwks_uri)
      found.keys = signingKeys(String(metadata.jwks_uri), fetchFromProvider);
    found.metadata = metadata;
    found.readAt = performance.now();
  } catch (error) {
    found.failedAt = performance.now();
    log.warn({ event: 'sso_provider_away', reason: reasonOf(error) });
  }
}

/** One that names itself otherwise, or another for each tenant, is not the one of the settings. */
function checkMetadata(metadata: client.ServerMetadata, { issuer }: SingleSignOn): void {
  if (metadata.issuer !== issuer) throw new Error('the metadata name another issuer');
  if (!metadata.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
    throw new Error('the metadata lack an endpoint');
  const methods = metadata.code_challenge_methods_supported;
  if (methods && !methods.includes('S256')) throw new Error('the provider does not take PKCE with S256');
}

/** Made for each use: it holds how far the clock by which we judge is from this machine's. */
function configurationOf({ now }: Pick<Services, 'now'>, settings: SingleSignOn, metadata: client.ServerMetadata) {
  const { issuer, clientId, clientSecret } = settings;
  const methods = metadata.token_endpoint_auth_methods_supported;
  const takesPost = methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic');
  const configuration = new client.Configuration(
    metadata,
    clientId,
    {
      [client.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
      [client.clockTolerance]: clockTolerance,
    },
    takesPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret),
  );
  configuration[client.customFetch] = providerFetch(issuer);
  if (issuer.startsWith('http:')) client.allowInsecureRequests(configuration);
  return configuration;
}

/** Where the browser goes so that the session at the provider ends; undefined where the provider has none, or is not known. */
export function endSessionAddress({ config, now }: Pick<Services, 'config' | 'now'>): string | undefined {
  const settings = config.singleSignOn;
  const metadata = settings && known.get(settings)?.metadata;
  if (!settings || !metadata?.end_session_endpoint) return undefined;
  const configuration = configurationOf({ now }, settings, metadata);
  return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${config.publicUrl}/` }).href;
}

/** For the operator's log: what was wrong, never a token or what stands in one. */
export function reasonOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof ProviderAway) return one.message;
    if (!(one instanceof client.ClientError) || !(one.cause instanceof Error)) return one.message;
  }
  return 'unknown';
}
