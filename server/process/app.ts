import { join } from 'node:path';
import { fastify } from 'fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { longestReference } from '../../domain/field-limits.ts';
import { callIds, followCalls } from '../core/current-call.ts';
import { recordRefusals } from '../http/record-refusals.ts';
import { StreamErrorLog, addRequestLog } from '../http/request-log.ts';
import { clientErrorHandler, answerOutsideOfRoutes } from '../http/client-error.ts';
import { handleError, isDiskFull } from '../http/error-handler.ts';
import { refuseWrites } from '../operations/disk/refuse-writes.ts';
import { followConnections } from '../http/end-connections.ts';
import { checkBodyHeaders, refuseOtherSites, checkHost, withoutOrigin } from '../http/request-rules.ts';
import { refuseUnknownMethods } from '../http/known-methods.ts';
import { readJsonBodies } from '../http/json-bodies.ts';
import { compressLongReplies } from '../http/compression.ts';
import { shedLoad } from '../http/load/load-shedding.ts';
import { refuseLateCalls } from '../http/load/late-calls.ts';
import { traceCalls } from '../observability/tracing/tracing.ts';
import { isScreen, readPages, sendPage, servePage } from './page/page.ts';
import { readPageSettings } from './page/page-settings.ts';
import { countRequests } from '../observability/metrics/http-figures.ts';
import { mountMetrics } from '../observability/metrics/serve-metrics.ts';
import { addSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { mountCalls } from '../http/mount-calls.ts';
import { answers } from './features.ts';
import type { Services } from '../features/services.ts';

/** Bytes of a JSON body. */
export const largestBody = 64 * 1024;

/** Characters of one part of a path that stands for something. */
export const longestParam = longestReference;

/**
 * Milliseconds. A slow or silent sender is cut off; `connectionsCheckingInterval` is how often that is looked at, and how
 * much longer it may get. An old phone on a bad line gets half a minute for a body, whatever its headers took.
 */
export const usualTimeouts = { headersTimeout: 6000, requestTimeout: 36_000, connectionsCheckingInterval: 250 };

export interface AppOptions {
  /** Where the built page lies. */
  pageFolder?: string;
  /** Shorter ones in tests. */
  timeouts?: typeof usualTimeouts;
}

/** The whole server without its socket: what `main.ts` listens with and the tests call. */
export async function createApp(
  services: Services,
  { pageFolder = join(import.meta.dirname, '..', '..', 'dist'), timeouts = usualTimeouts }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log } = services;
  const pages = readPages(pageFolder);
  const settings = readPageSettings(services);
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: log,
    logController: new StreamErrorLog(),
    genReqId: callIds(),
    bodyLimit: largestBody,
    requestTimeout: timeouts.requestTimeout,
    keepAliveTimeout: 65_000,
    // Node's own answer to a request without a host has none of our headers.
    http: { ...timeouts, requireHostHeader: false },
    rewriteUrl: withoutOrigin,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: longestParam },
    clientErrorHandler: clientErrorHandler(config),
    forceCloseConnections: 'idle',
    // A call on a connection that is still open is answered as any other.
    return503OnClosing: false,
    // A path that cannot be decoded is answered as any other that nothing answers.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(request.url, config));
      if (!sendPage(pages?.with(settings.last()), request, reply)) handleError(error, request, reply);
    },
  };
  const app = fastify(options);
  app.decorateRequest('caller', undefined);
  app.setErrorHandler<Parameters<typeof handleError>[0]>((error, request, reply) => {
    if (isDiskFull(error)) services.readiness.noteDiskFull();
    handleError(error, request, reply);
  });
  followCalls(app);
  traceCalls(app, config);
  readJsonBodies(app);
  addSecurityHeaders(app, config);
  addRequestLog(app);
  countRequests(app);
  recordRefusals(app, services);
  checkHost(app);
  refuseUnknownMethods(app, isScreen);
  refuseOtherSites(app);
  checkBodyHeaders(app);
  shedLoad(app, services.queue);
  refuseWrites(app, services.readiness);
  const refuseUnderWay = refuseLateCalls(app, services.queue);
  compressLongReplies(app);
  followConnections(app, refuseUnderWay);
  mountCalls(app, services, answers);
  mountMetrics(app, config);
  await servePage(app, { pages, settings, folder: pageFolder, config });
  await app.ready();
  answerOutsideOfRoutes(app.server, config);
  return app;
}
