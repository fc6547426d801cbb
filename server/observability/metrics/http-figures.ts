import type { FastifyInstance } from 'fastify';
import Counter from 'prom-client/lib/counter.js';
import Histogram from 'prom-client/lib/histogram.js';
import { toldCall } from '../../core/told-call.ts';
import { gauge, registry } from './registry.ts';

const requests = new Counter({
  name: 'evenkeel_http_requests_total',
  help: 'Requests that were answered, by method, pattern of the route and status.',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
});

const seconds = new Histogram({
  name: 'evenkeel_http_request_seconds',
  help: 'How long an answer took, by method and pattern of the route.',
  labelNames: ['method', 'route'],
  registers: [registry],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

let underWay = 0;
gauge({ name: 'evenkeel_http_requests_under_way', help: 'Requests that are being answered now.' }, () => underWay);

/** The methods that there are: any other word of a stranger is one of 'other'. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts every answer. Of the page and its files there is one route: what people open is no one's matter. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    underWay += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    underWay -= 1;
    done();
    const { url } = request.routeOptions;
    const isCall = url !== undefined && /^\/(?:api\/(?!\*)|metrics$)/.test(url);
    const told = toldCall(request.method, isCall ? url : request.is404 ? 'other' : 'page');
    const { route } = told;
    const method = methods.includes(told.method) ? told.method : 'other';
    requests.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
  });
}
