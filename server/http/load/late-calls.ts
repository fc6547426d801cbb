import type { FastifyInstance, FastifyReply } from 'fastify';
import Counter from 'prom-client/lib/counter.js';
import { health, ready } from '../../../domain/contract/health.ts';
import { AppError } from '../../core/app-error.ts';
import type { DatabaseQueue } from '../../db/pooled-database.ts';
import { registry } from '../../observability/metrics/registry.ts';
import { DatabaseSilent } from '../../db/silence.ts';
import { handleError } from '../error-handler.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Where it stands among the calls that are under way. */
    place: number | undefined;
  }
}

/** Milliseconds of a call after which it is not waited for a silent database any longer; two seconds are promised. */
const longestMs = 1500;

const late = new Counter({
  name: 'evenkeel_late_total',
  help: 'Calls that were refused after a while, because the database did not answer.',
  registers: [registry],
});

/** Someone who watches it wants to know within two seconds, also that others are in front. */
const isQuestion = (reply: FastifyReply | undefined) =>
  reply?.request.routeOptions.url === health.path || reply?.request.routeOptions.url === ready.path;

/** Milliseconds between two checks. */
const checkEveryMs = 50;

/**
 * Answers calls with 503 that have waited long while the database is silent, whatever they wait for: a statement, a
 * connection, or a slot that another holds for nothing. Where it answers, slow work may take its time. Returned is what refuses
 * all that are under way, for a stop that waits no longer.
 */
export function refuseLateCalls(app: FastifyInstance, queue: DatabaseQueue): () => void {
  /**
   * Places that are used again, and no Set: a Set makes itself a new table every few dozen calls, and the tables that it
   * leaves behind, old in memory as it is, keep their calls from the short collections of garbage.
   */
  const underWay: (FastifyReply | undefined)[] = [];
  const freePlaces: number[] = [];
  app.decorateReply('place', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) {
      reply.place = freePlaces.pop() ?? underWay.length;
      underWay[reply.place] = reply;
    }
    done();
  });
  const forget = (reply: FastifyReply) => {
    if (reply.place === undefined) return;
    underWay[reply.place] = undefined;
    freePlaces.push(reply.place);
    reply.place = undefined;
  };
  app.addHook('onSend', (_request, reply, payload, done) => {
    forget(reply);
    done(null, payload);
  });
  app.addHook('onResponse', (_request, reply, done) => {
    forget(reply);
    done();
  });
  const timer = setInterval(() => {
    const isSilent = queue.isSilent();
    const questionMs = Math.max(longestMs, queue.acquireTimeoutMs);
    for (const reply of underWay) {
      if (!isSilent && !isQuestion(reply)) continue;
      if (
        !reply ||
        reply.elapsedTime < (isSilent ? longestMs : questionMs) ||
        reply.sent ||
        !reply.request.raw.complete
      )
        continue;
      forget(reply);
      late.inc();
      handleError(new DatabaseSilent(), reply.request, reply);
    }
  }, checkEveryMs).unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
  return () => {
    for (const reply of underWay) {
      if (!reply || reply.sent) continue;
      forget(reply);
      handleError(new AppError('unavailable', { retryAfter: 1 }), reply.request, reply);
    }
  };
}
