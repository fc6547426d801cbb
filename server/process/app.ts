import { join } from 'node:path';
import { fastify } from 'fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { longestReference } from '../../domain/field-limits.ts';
import { callIds, followCalls } from '../core/current-call.ts';
import { recordRefusals } from '../http/record-refusals.ts';
import { StreamErrorLog, addRequestLog } from '../http/request-log.ts';
import { clientErrorHandler, answerOutsideOfRoutes } from '../http/client-error.ts';
import { handleError, isDiskFull } from '../http/error-handler.ts';
import { mountApiDocument } from '../features/system/api-document/api-document.routes.ts';
import { mountAccount } from '../features/accounts/own/account.routes.ts';
import { mountAssessments } from '../features/assessments/assessments.routes.ts';
import { mountAuth } from '../features/accounts/sign-in/auth.routes.ts';
import { confirmPassword } from '../security/passwords/confirm-password.ts';
import { mountSecondStep } from '../features/accounts/sign-in/second-step.routes.ts';
import { mountCheckIns } from '../features/reminders/check-ins/check-ins.routes.ts';
import { mountCounsellorHours } from '../features/help/call-backs/hours.routes.ts';
import { mountConfirmPassword } from '../features/accounts/sign-in/confirm-password.routes.ts';
import { mountBoardReport } from '../features/reports/board-report/board-report.routes.ts';
import { mountBrowserReports } from '../features/system/browser-reports/browser-reports.routes.ts';
import { mountCallBacks } from '../features/help/call-backs/call-backs.routes.ts';
import { mountCorrections } from '../features/people/corrections/corrections.routes.ts';
import { mountEmployees } from '../features/people/employees/employees.routes.ts';
import { mountHealth } from '../features/system/health/health.routes.ts';
import { mountHelpLines } from '../features/help/help-lines/help-lines.routes.ts';
import { mountLeaving } from '../features/people/leaving/leaving.routes.ts';
import { mountLookNotices } from '../features/privacy/access-notices/look-notices.routes.ts';
import { mountMoodContexts } from '../features/moods/mood-contexts.routes.ts';
import { mountMoods } from '../features/moods/moods.routes.ts';
import { mountMyRecord } from '../features/my-record/my-record.routes.ts';
import { mountNotices } from '../features/notices/notices.routes.ts';
import { mountOrganisation } from '../features/organisation/organisation.routes.ts';
import { mountAdminRequests } from '../features/people/admin-requests/admin-requests.routes.ts';
import { mountPeople } from '../features/people/people.routes.ts';
import { mountPrivacyNotice } from '../features/privacy/privacy-notice/privacy-notice.routes.ts';
import { mountPosts } from '../features/posts/posts.routes.ts';
import { mountProfile } from '../features/accounts/profile/profile.routes.ts';
import { mountPush } from '../features/reminders/push/push.routes.ts';
import { mountQuestions } from '../features/assessments/questions.routes.ts';
import { mountRecordPolicy } from '../features/privacy/record-policy/record-policy.routes.ts';
import { mountRegistration } from '../features/accounts/registration/registration.routes.ts';
import { mountSingleSignOn } from '../features/accounts/single-sign-on/single-sign-on.routes.ts';
import { mountStaffList } from '../features/people/staff-list/staff-list.routes.ts';
import { mountReminders } from '../features/reminders/reminders.routes.ts';
import { mountReport } from '../features/reports/own-report/report.routes.ts';
import { mountSafetyPlan } from '../features/help/safety-plan/safety-plan.routes.ts';
import { mountSecondFactor } from '../features/accounts/second-factor/second-factor.routes.ts';
import { mountSessions } from '../features/accounts/sessions/sessions.routes.ts';
import { mountSetup } from '../features/system/setup/setup.routes.ts';
import { mountGroupStatistics } from '../features/statistics/groups.routes.ts';
import { mountStatisticsExports } from '../features/statistics/statistics-export.routes.ts';
import { mountStatistics } from '../features/statistics/statistics.routes.ts';
import { mountWorkLists } from '../features/work-lists/work-lists.routes.ts';
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
import { mountMetrics } from '../observability/metrics/mount-metrics.ts';
import { addSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { missingParts } from '../http/missing-parts.ts';
import type { Services } from '../features/services.ts';

/** One noun, one line. */
const features = [
  mountHealth,
  mountAuth,
  mountSingleSignOn,
  mountRegistration,
  mountStaffList,
  mountConfirmPassword,
  mountSecondStep,
  mountSecondFactor,
  mountSessions,
  mountProfile,
  mountQuestions,
  mountAssessments,
  mountMoods,
  mountMoodContexts,
  mountSafetyPlan,
  mountMyRecord,
  mountAccount,
  mountReminders,
  mountPush,
  mountReport,
  mountEmployees,
  mountStatistics,
  mountStatisticsExports,
  mountGroupStatistics,
  mountPeople,
  mountAdminRequests,
  mountRecordPolicy,
  mountNotices,
  mountHelpLines,
  mountPosts,
  mountBoardReport,
  mountWorkLists,
  mountCallBacks,
  mountCounsellorHours,
  mountCheckIns,
  mountCorrections,
  mountLeaving,
  mountOrganisation,
  mountPrivacyNotice,
  mountLookNotices,
  mountSetup,
  mountBrowserReports,
  mountApiDocument,
];

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
  app.decorate('checkPassword', (given) => confirmPassword(services, given));
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
  const mounted = watchRoutes(app);
  for (const mount of features) mount(app, services);
  mountMetrics(app, config);
  await servePage(app, { pages, settings, folder: pageFolder, config });
  await app.ready();
  answerOutsideOfRoutes(app.server, config);
  const missing = missingParts(mounted, allEndpoints);
  if (missing.length > 0) throw new Error(missing.join('; '));
  return app;
}

function watchRoutes(app: FastifyInstance): ReadonlySet<string> {
  const mounted = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) mounted.add(`${one} ${url}`);
  });
  return mounted;
}
