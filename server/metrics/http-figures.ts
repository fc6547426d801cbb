import type { FastifyInstance } from 'fastify';
import { counter, gauge, histogram } from './registry.ts';

const requests = counter({
  name: 'evenkeel_http_requests_total',
  help: 'Requests that were answered, by method, pattern of the route and status.',
  labels: ['method', 'route', 'status'],
});

const seconds = histogram({
  name: 'evenkeel_http_request_seconds',
  help: 'How long an answer took, by method and pattern of the route.',
  labels: ['method', 'route'],
  bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
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
    const route = isCall ? url : request.is404 ? 'other' : 'page';
    const method = methods.includes(request.method) ? request.method : 'other';
    requests.add(method, route, String(reply.statusCode));
    seconds.observe(reply.elapsedTime / 1000, method, route);
  });
}
