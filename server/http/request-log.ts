import type { FastifyInstance } from 'fastify';

/**
 * One line a call, with the route's pattern and never the address itself: a reset token stands in the path.
 * Pages and assets are left out; they say nothing that the calls do not.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    done();
    if (!route?.startsWith('/api')) return;
    const { statusCode } = reply;
    const line = {
      event: 'call',
      method: request.method,
      route,
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[statusCode >= 500 ? 'warn' : 'info'](line);
  });
}
