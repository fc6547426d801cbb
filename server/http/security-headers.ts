import type { FastifyInstance, FastifyReply } from 'fastify';
import { browserReports } from '../../domain/contract/browser-reports.ts';

const ownScripts = "script-src 'self'";
const ownStyles = "style-src 'self'";

/**
 * The page: everything from this origin, no inline script or style but the page's own by their hashes, no eval, and the DOM's dangerous sinks closed
 * (Trusted Types). `blob:` is for the report that the page hands to the browser as a download.
 */
const pagePolicy = [
  "default-src 'none'",
  ownScripts,
  ownStyles,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Only for the address of the service worker: client/service-worker/register-worker.ts.
  'trusted-types evenkeel-worker',
].join('; ');

const policyName = 'Content-Security-Policy';

/** Where browsers say what the policy has kept away. `report-to` counts for https alone, and replaces the older `report-uri` there. */
const reportPath = browserReports.path;
const withReports = `${pagePolicy}; report-uri ${reportPath}`;

/** A file that a page uses runs nothing and loads nothing where someone opens it by itself. */
const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An answer of the API is never a document. */
const apiPolicy = `${filePolicy}; sandbox`;

const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What browsers read of a document alone. */
const ofDocuments: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const twoYearsInSeconds = 63_072_000;

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url);
}

/** What every answer to this address carries. */
export function securityHeaders(url: string, { publicUrl }: { publicUrl: string }): Record<string, string> {
  const api = isApiPath(url);
  const isHttps = publicUrl.startsWith('https:');
  return {
    ...everywhere,
    ...(!api && ofDocuments),
    [policyName]: api ? apiPolicy : isHttps ? `${withReports}; report-to browser` : withReports,
    ...(api && { 'Cache-Control': 'no-store' }),
    ...(!api && isHttps && { 'Reporting-Endpoints': `browser="${reportPath}"` }),
    ...(isHttps && {
      'Strict-Transport-Security': `max-age=${twoYearsInSeconds}; includeSubDomains`,
    }),
  };
}

/** Sets them before anything else is done, so that refusals and unknown paths have them too. */
export function addSecurityHeaders(app: FastifyInstance, config: { publicUrl: string }): void {
  const ofApi = securityHeaders('/api', config);
  const ofPage = securityHeaders('/', config);
  app.addHook('onRequest', (request, reply, done) => {
    // The route's own pattern where there is one: `/%61pi/health` is a call, too.
    reply.headers(isApiPath(request.routeOptions.url ?? request.url) ? ofApi : ofPage);
    done();
  });
}

/** What stands in a page, as the policy names it. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** For a page in which scripts and styles stand: these by their hashes, and no other. */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineHashes): void {
  const policy = String(reply.getHeader(policyName))
    .replace(ownScripts, [ownScripts, ...scripts].join(' '))
    .replace(ownStyles, [ownStyles, ...styles].join(' '));
  reply.header(policyName, policy);
}

/**
 * For a script, style, font or picture of the page: what speaks of documents alone would be half a kilobyte for each of thirty
 * files. Not for the worker's script, whose policy is what holds within the worker.
 */
export function sendAsFile(reply: FastifyReply): void {
  for (const name of [...Object.keys(ofDocuments), 'X-Frame-Options', 'Reporting-Endpoints']) reply.removeHeader(name);
  reply.header(policyName, filePolicy);
}
