import * as z from 'zod/mini';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../../core/app-error.ts';

/** The people who run the server find in the log what the policy of the page has kept away. Nothing is stored. */
export function answerBrowserReports(services: Services): HandlersOf<'browserReports'> {
  return {
    browserReports: async ({ upload }) => {
      for (const violation of violationsIn(upload)) services.log.warn({ event: 'policy_violation', ...violation });
      return {};
    },
  };
}

/** What of a report is no one's: which rule was met, from where something was to come, and on which screen. */
interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

const object = z.record(z.string(), z.unknown());

/** As `report-uri` brings it, and as the Reporting API does: there, other types of reports come along. */
const single = z.object({ 'csp-report': object });
const several = z.array(z.object({ type: z.string(), body: z.optional(z.unknown()) }));

/** Of one body no more are logged. */
const most = 5;

function violationsIn(bytes: Buffer): Violation[] {
  const sent = z.safeParse(z.union([single, several]), parse(bytes));
  if (!sent.success) throw new AppError('broken_json');
  const { data } = sent;
  if (!Array.isArray(data)) {
    const { 'csp-report': report } = data;
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [toViolation(directive, report['blocked-uri'], report['document-uri'])];
  }
  return data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, most)
    .map(({ body }) => {
      const report = z.safeParse(object, body).data ?? {};
      return toViolation(report['effectiveDirective'], report['blockedURL'], report['documentURL']);
    });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function toViolation(directive: unknown, blocked: unknown, page: unknown): Violation {
  return { directive: wordIn(textOf(directive)), blocked: originOf(textOf(blocked)), page: screenOf(textOf(page)) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `script-src-elem`, and nothing that anyone could have written there. */
const wordIn = (directive: string): string => /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown';

/** Without its path, where a name or a token may stand: `inline`, `data` or `https://cdn.example`. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host } = new URL(blocked);
  return `${protocol.slice(0, 20)}${host === '' ? '' : `//${host.slice(0, 100)}`}`;
}

/** The first part of the address of our page: what follows may be a token. */
function screenOf(page: string): string {
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  return /^\/[a-z-]{0,40}(?=\/|$)/.exec(path)?.[0] ?? 'unknown';
}
