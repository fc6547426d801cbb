import type { BoardReportQuery } from '../../../../domain/contract/board-report.ts';
import { contactLine } from '../../../../domain/contact-line.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { daysBefore } from '../../../../domain/statistics/report-days.ts';
import type { Services } from '../../services.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import { findChanges } from '../../posts/change-posts.queries.ts';
import { gatherFigures, gatherGroups } from './board-figures.ts';
import type { BoardInput } from './board-input.ts';

export async function gatherReport(
  services: Services,
  { from, to, by, language }: BoardReportQuery & { language: Language },
): Promise<BoardInput> {
  const { config } = services;
  const asked = { from, to };
  const now = await gatherFigures(services, { days: asked, language });
  // As many blocks as there are now, and next to them.
  const then = daysBefore(now.figures.protection ? now.days : asked);
  const before = await gatherFigures(services, { days: then, language });
  const { name, privacy, grievance } = await readOrganisation(services);
  const { inReport } = messagesIn[language].organisation.contactMessages;
  return {
    language,
    productTitle: config.productTitle,
    organisation: name,
    generatedAt: services.now(),
    timeZone: config.orgTimezone,
    days: now.days,
    daysBefore: before.days,
    now: now.figures,
    before: before.figures,
    isBeforeCut: before.days.from !== then.from,
    groups: by && (await gatherGroups(services, { days: asked, by })),
    posts: await findChanges(services, asked),
    contact: [
      ...(privacy ? [inReport.privacy(contactLine(privacy))] : []),
      ...(grievance ? [inReport.grievance(contactLine(grievance))] : []),
    ],
  };
}
