import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { asListenFault } from '../../config/known-start-faults.ts';
import { registry } from './registry.ts';
import { gatherMetrics } from './exchange.ts';

type Settings = Pick<Config, 'metricsPort' | 'metricsHost' | 'metricsToken'>;

/** Milliseconds for a caller to say what it wants. */
const timeouts = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 1000 };

/** A port of its own with nothing but figures. Returns what ends it. */
export async function serveMetrics(
  { metricsPort: port, metricsHost: host, metricsToken }: Settings,
  gather: () => Promise<string | undefined>,
): Promise<() => Promise<void>> {
  async function answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, text = '') =>
      response.writeHead(status, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
    if (url?.split('?', 1)[0] !== '/metrics') return void say(404);
    if (method !== 'GET') return void say(405);
    if (metricsToken !== undefined && !mayRead(metricsToken, headers.authorization)) return void say(401);
    const text = await gather();
    say(text === undefined ? 503 : 200, text);
  }
  const server = createServer(timeouts, (request, response) => {
    answer(request, response).catch(() => response.writeHead(503).end());
  });
  const failed = once(server, 'error').then(([error]: unknown[]) => {
    throw asListenFault(error, { host, port: port ?? 0 });
  });
  server.listen(port, host);
  await Promise.race([once(server, 'listening'), failed]);
  failed.catch(() => undefined);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** At `/metrics` for callers with the token; where none is set there is no such address. */
export function mountMetrics(app: FastifyInstance, { metricsToken }: Pick<Config, 'metricsToken'>): void {
  if (metricsToken === undefined) return;
  app.get('/metrics', async ({ headers }, reply) => {
    reply.type(registry.contentType).header('Cache-Control', 'no-store');
    if (!mayRead(metricsToken, headers.authorization))
      return reply.status(401).header('WWW-Authenticate', 'Bearer').send('');
    const text = await gatherMetrics();
    return text === undefined ? reply.status(503).send('') : reply.send(text);
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compared as hashes: how long that takes says nothing of the token. */
export function mayRead(token: string, authorization: string | undefined): boolean {
  const given = /^Bearer ([\x21-\x7E]{1,400})$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token));
}
