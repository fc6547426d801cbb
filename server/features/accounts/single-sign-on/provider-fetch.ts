import { isLoopback } from '../../../config/settings/single-sign-on.ts';

/** Milliseconds. A person waits for it. */
const longestWaitMs = 5000;

/** Bytes: a set of keys has a few thousand. */
const longestAnswer = 512 * 1024;

interface Sent {
  method?: string;
  headers?: HeadersInit;
  body?: ArrayBuffer | ReadableStream | string | Uint8Array | URLSearchParams | null | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Asks the provider: over TLS, but for a provider on this machine, whatever its metadata name; no redirect is followed, and
 * what is long or slow is cut off. Other statuses than these come from a provider that is away: throws for them.
 */
export function providerFetch(issuer: string) {
  const isLocal = isLoopback(new URL(issuer)) && issuer.startsWith('http:');
  return async (address: string | URL, { method = 'GET', headers, body, signal }: Sent = {}): Promise<Response> => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !(isLocal && isLoopback(url)))
      throw new Error('the provider named an address in the clear');
    const limit = AbortSignal.timeout(longestWaitMs);
    const response = await fetch(url, {
      method,
      headers: headers ?? {},
      body: (body ?? null) as RequestInit['body'],
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).catch((error: unknown) => {
      throw new ProviderAway(error);
    });
    if (response.status >= 500 || response.status === 429) throw new ProviderAway(response.status);
    const bytes = await readAtMost(response);
    const { status, headers: answered } = response;
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: answered });
  };
}

/** No answer, or one that says that another try may succeed. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the provider does not answer', { cause });
    this.name = 'ProviderAway';
  }
}

export function isFromAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof ProviderAway) return true;
  return false;
}

async function readAtMost(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > longestAnswer) break;
      parts.push(part);
    }
  } catch (error) {
    throw new ProviderAway(error);
  }
  if (length > longestAnswer) throw new Error('the provider answers without end');
  return new Uint8Array(Buffer.concat(parts));
}
