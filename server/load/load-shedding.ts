import type { FastifyInstance, FastifyRequest } from 'fastify';
import { health } from '../../domain/contract/health.ts';
import { AppError } from '../app-error.ts';
import type { DatabaseQueue } from '../db/connect.ts';
import { counter } from '../metrics/registry.ts';

/**
 * How many may wait for each connection before no more are let in. A statement takes a millisecond or two, so the last
 * one waits some 100 ms each time it needs a connection, far from the two seconds after which it would be given up.
 */
const waitingPerConnection = 25;

const shed = counter({
  name: 'evenkeel_shed_total',
  help: 'Calls that were refused at once, because too much waited for the database.',
});

/**
 * Refuses a call at once where too much waits for the database already: before its caller is asked for and its body is
 * read. Who is let in has its turn: only one whose body came late, after many others were let in, is looked at again
 * then, against a bound that usual calls do not reach.
 */
export function shedLoad(app: FastifyInstance, queue: DatabaseQueue): void {
  const most = queue.size * waitingPerConnection;
  const refusalOf = ({ routeOptions: { url = '' } }: FastifyRequest, bound: number): AppError | undefined => {
    if (queue.waiting() < bound || !url.startsWith('/api/') || url === health.path) return undefined;
    shed.add();
    return new AppError('unavailable', { retryAfter: 1 });
  };
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request, most)));
  app.addHook('preHandler', (request, _reply, done) => done(refusalOf(request, most * 2)));
}
