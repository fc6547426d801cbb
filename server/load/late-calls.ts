import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DatabaseQueue } from '../db/connect.ts';
import { DatabaseSilent } from '../db/silence.ts';
import { handleError } from '../http/error-handler.ts';

/** Milliseconds of a call after which it is not waited for a silent database any longer; two seconds are promised. */
const longestMs = 1500;

/** Milliseconds between two checks. */
const checkEveryMs = 50;

/**
 * Answers calls with 503 that have waited long while the database is silent, whatever they wait for: a statement, a
 * connection, or a slot that another holds in vain. Where it answers, slow work may take its time.
 */
export function refuseLateCalls(app: FastifyInstance, queue: DatabaseQueue): void {
  /** In the order in which they came. */
  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) underWay.add(reply);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    underWay.delete(reply);
    done(null, payload);
  });
  app.addHook('onResponse', (_request, reply, done) => {
    underWay.delete(reply);
    done();
  });
  const timer = setInterval(() => {
    if (!queue.isSilent()) return;
    for (const reply of underWay) {
      if (reply.elapsedTime < longestMs) return;
      if (reply.sent || !reply.request.raw.complete) continue;
      underWay.delete(reply);
      handleError(new DatabaseSilent(), reply.request, reply);
    }
  }, checkEveryMs).unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
