import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { gatherMetrics } from './exchange.ts';
import { mayRead } from './may-read.ts';
import { registry } from './registry.ts';

/** At `/metrics` for whoever has the token; where none is set there is no such address. */
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
