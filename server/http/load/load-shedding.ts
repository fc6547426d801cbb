import type { FastifyInstance, FastifyRequest } from 'fastify';
import Counter from 'prom-client/lib/counter.js';
import { health } from '../../../domain/contract/health.ts';
import { AppError } from '../../core/app-error.ts';
import type { DatabaseQueue } from '../../db/connect.ts';
import { registry } from '../../observability/metrics/registry.ts';
import { hashWhereRoom } from '../../security/passwords/passwords.ts';

/**
 * How many may wait for each connection before no more are let in, however quick they are: each that waits holds a request
 * in memory, some 40 KB with all that belongs to it.
 */
const waitingPerConnection = 125;

/** So many may wait in any case: a statement takes a millisecond or two, and one that held long is no measure. */
const leastPerConnection = 25;

/**
 * Milliseconds that the last one may wait for a connection, by what they were in use of late. A call waits several times, and
 * the longest, a registration, ten: so that it is answered within ten seconds.
 */
const longestTurnMs = 1000;

/** How many may wait before no more are let in. */
export function mostWaiting({ size, meanMs }: DatabaseQueue): number {
  const inTime = longestTurnMs / meanMs();
  return Math.floor(size * Math.min(waitingPerConnection, Math.max(leastPerConnection, inTime)));
}

const shed = new Counter({
  name: 'evenkeel_shed_total',
  help: 'Calls that were refused at once, because too much waited for the database.',
  registers: [registry],
});

/**
 * Refuses a call at once where too much waits for the database already: before its caller is asked for and its body is
 * read. Who is let in has its turn: only one whose body came late, after many others were let in, is looked at again
 * then, against a bound that usual calls do not reach.
 */
export function shedLoad(app: FastifyInstance, queue: DatabaseQueue): void {
  const refusalOf = ({ routeOptions: { url = '' } }: FastifyRequest, times: number): AppError | undefined => {
    if (queue.waiting() < mostWaiting(queue) * times || !url.startsWith('/api/') || url === health.path)
      return undefined;
    shed.inc();
    return new AppError('unavailable', { retryAfter: 1 });
  };
  // Half is for those who are signed in.
  hashWhereRoom(() => queue.waiting() < mostWaiting(queue) / 2);
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request, 1)));
  app.addHook('preHandler', (request, _reply, done) => done(refusalOf(request, 2)));
}
