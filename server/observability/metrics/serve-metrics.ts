import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../config/config.ts';
import { asListenFault } from '../../config/known-start-faults.ts';
import { mayRead } from './may-read.ts';
import { registry } from './registry.ts';

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
