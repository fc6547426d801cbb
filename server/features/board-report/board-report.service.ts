import type { BoardReportQuery } from '../../../domain/contract/board-report.ts';
import { contactLine } from '../../../domain/contact-line.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { daysBefore } from '../../../domain/statistics/report-days.ts';
import type { Services } from '../../services.ts';
import { readOrganisation } from '../../organisation/organisation.ts';
import { findChanges } from '../posts/changes.port.ts';
import { gatherFigures } from './board-figures.ts';
import type { BoardInput } from './board-input.ts';

/** Where no groups are compared, the figures of all together are read beside those of this list. */
const anyList = 'state';

export async function gatherReport(
  services: Services,
  { from, to, by, language }: BoardReportQuery & { language: Language },
): Promise<BoardInput> {
  const { config } = services;
  const days = { from, to };
  const before = daysBefore(days);
  const list = by ?? anyList;
  const { name, privacy, grievance } = await readOrganisation(services);
  const { inReport } = messagesIn[language].organisation.contactMessages;
  const { figures, groups } = await gatherFigures(services, { days, by: list, language });
  const { figures: figuresBefore } = await gatherFigures(services, { days: before, by: list, language });
  return {
    language,
    productTitle: config.productTitle,
    organisation: name,
    generatedAt: services.now(),
    timeZone: config.orgTimezone,
    days,
    daysBefore: before,
    now: figures,
    before: figuresBefore,
    groups: by && groups,
    posts: await findChanges(services, days),
    contact: [
      ...(privacy ? [inReport.privacy(contactLine(privacy))] : []),
      ...(grievance ? [inReport.grievance(contactLine(grievance))] : []),
    ],
  };
}
