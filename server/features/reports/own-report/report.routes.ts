import { reportSections } from '../../../../domain/contract/report.ts';
import type { assessmentReport } from '../../../../domain/contract/report.ts';
import { contactLine } from '../../../../domain/contact-line.ts';
import { addDays, isTimeZone } from '../../../../domain/dates.ts';
import { currentZoneName } from '../../../../domain/time-zones.ts';
import { saidLine } from '../../../../domain/help-lines.ts';
import { byInstrument, instruments } from '../../../../domain/instruments/instrument.ts';
import { startOfDay } from '../../daily-rollups/org-days.ts';
import type { QueryOf } from '../../../../domain/contract/endpoint.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { FileReply } from '../../../http/mount-endpoint.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import { findLogo } from '../../organisation/organisation.queries.ts';
import type { Services } from '../../services.ts';
import { createOneForEach } from '../../../jobs/one-for-each.ts';
import { createSemaphore } from '../../../jobs/semaphore.ts';
import { leaverBy } from '../../people/leaving/leaver.ts';
import { listHelpLines } from '../../help/help-lines/list-help-lines.ts';
import type { ReportInput } from './report-input.ts';
import { findOwnRecords } from './report.queries.ts';
import type { OwnRecords } from './report.queries.ts';
import type { Log } from '../../../observability/log/log.ts';
import { createPdfThread } from '../../pdf/thread.ts';
import type { PdfThread } from '../../pdf/thread.ts';

/** However many servers it has, as in tests. */
let ofProcess: PdfThread<ReportInput> | undefined;

export function answerReport(services: Services): HandlersOf<'report'> {
  const { db, config, log, now } = services;
  const thread = (ofProcess ??= createReportThread(log));
  // Even the last of a queue of long reports waits no more than some seconds. What is read for one is only held in a slot.
  const withReportSemaphore = createSemaphore({ work: 'report', atOnce: 2, longestQueue: 50 });
  const oneForEach = createOneForEach();
  type Chosen = QueryOf<typeof assessmentReport> & { userId: string; language: Language };
  const reportOf = async ({ userId, language, tz, from, to, sections }: Chosen): Promise<FileReply> => {
    const timeZone = tz !== undefined && isTimeZone(tz) ? currentZoneName(tz) : config.orgTimezone;
    const shown = {
      from: from === undefined ? null : startOfDay(from, timeZone),
      until: to === undefined ? null : startOfDay(addDays(to, 1), timeZone),
    };
    const write = async () =>
      thread.write({
        ...contentOf(await findOwnRecords(db, userId), { sections, shown }),
        language,
        sections,
        shown,
        productTitle: config.productTitle,
        ...(await organisationOf(services, language)),
        generatedAt: now(),
        timeZone,
        helpLines: await helpLinesOf(services, language),
      });
    const bytes = await oneForEach(userId, () => withReportSemaphore(write));
    return { contentType: 'application/pdf', name: 'Mental_Health_Report.pdf', bytes };
  };
  return {
    assessmentReport: ({ caller, language, query, timeZone }) =>
      reportOf({ ...query, tz: query.tz ?? timeZone, userId: caller.id, language }),

    leaverReport: async ({ params: { token }, address, language }) =>
      reportOf({ ...wholeRecord, userId: (await leaverBy(services, { token, address })).userId, language }),
  };
}

const wholeRecord = { from: undefined, to: undefined, sections: [...reportSections] };
/** PDF knows no WebP: the name stands there alone then. */
const drawableLogos = new Set(['image/png', 'image/jpeg']);

async function organisationOf(
  services: Services,
  language: Language,
): Promise<Pick<ReportInput, 'organisation' | 'logo' | 'contacts'>> {
  const { name, logo: address, privacy, grievance } = await readOrganisation(services);
  const logo = address ? await findLogo(services.db) : undefined;
  const { inReport } = messagesIn[language].organisation.contactMessages;
  return {
    organisation: name,
    ...(logo && drawableLogos.has(logo.type) && { logo: new Uint8Array(logo.bytes) }),
    contacts: [
      ...(privacy ? [inReport.privacy(contactLine(privacy))] : []),
      ...(grievance ? [inReport.grievance(contactLine(grievance))] : []),
    ],
  };
}

/** Those that everyone sees, as an admin has set them. */
async function helpLinesOf(services: Services, language: Language): Promise<ReportInput['helpLines']> {
  const lines = await listHelpLines(services);
  const { lineTexts } = messagesIn[language].help.helpMessages;
  return lines.map((line) => ({ numbers: line.numbers, ...saidLine(line, lineTexts) }));
}

/** A chosen period is named as it was chosen; an end that was left open is that of the records of the chosen sections. */
function contentOf(
  { name, assessments, moods }: OwnRecords,
  { sections, shown }: Pick<ReportInput, 'sections' | 'shown'>,
): Pick<ReportInput, 'person' | 'assessments' | 'moods' | 'period'> {
  const chosen = [
    ...assessments.filter(({ type }) => sections.includes(instruments[type].wire.key)),
    ...(sections.includes('mood') ? moods : []),
  ];
  const instants = chosen.map(({ created_at }) => created_at.getTime()).toSorted((a, b) => a - b);
  const from = shown.from?.getTime() ?? instants[0] ?? shown.until?.getTime();
  const to = shown.until ? shown.until.getTime() - 1 : Math.max(instants.at(-1) ?? -Infinity, from ?? -Infinity);
  return {
    person: { name },
    assessments: byInstrument((wanted) => assessments.filter(({ type }) => type === wanted)),
    moods,
    period: from === undefined ? null : { from: new Date(Math.min(from, to)), to: new Date(to) },
  };
}

/**
 * The first report takes some half a second, which is reading code and fonts and learning words. The thread starts with the
 * first report.
 */
export function createReportThread(log: Log): PdfThread<ReportInput> {
  return createPdfThread({ name: 'report', file: new URL('./report-worker.ts', import.meta.url), log });
}
