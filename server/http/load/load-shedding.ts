import type { FastifyInstance, FastifyRequest } from 'fastify';
import Counter from 'prom-client/lib/counter.js';
import { health } from '../../../domain/contract/health.ts';
import { AppError } from '../../core/app-error.ts';
import { mostWaiting } from '../../db/pooled-database.ts';
import type { DatabaseQueue } from '../../db/pooled-database.ts';
import { registry } from '../../observability/metrics/registry.ts';

const shed = new Counter({
  name: 'evenkeel_shed_total',
  help: 'Calls that were refused at once, because too much waited for the database.',
  registers: [registry],
});

/**
 * Refuses a call at once where too much waits for the database already: before its caller is asked for and its body is
 * read. A call that is let in has its turn: only one whose body came late, after many others were let in, is looked at again
 * then, against a bound that usual calls do not reach.
 */
export function shedLoad(app: FastifyInstance, queue: DatabaseQueue): void {
  const refusalOf = ({ routeOptions: { url = '' } }: FastifyRequest, times: number): AppError | undefined => {
    if (queue.waiting() < mostWaiting(queue) * times || !url.startsWith('/api/') || url === health.path)
      return undefined;
    shed.inc();
    return new AppError('unavailable', { retryAfter: 1 });
  };
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request, 1)));
  app.addHook('preHandler', (request, _reply, done) => done(refusalOf(request, 2)));
}
