import { helpLineBody } from '../../../../domain/contract/help-lines.ts';
import type { HelpLineBody, HelpLineChange, StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { answersAtAnyHour, emergencyNumber, lineTexts } from '../../../../domain/help-lines.ts';
import { languages } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { AuditAction } from '../../../../domain/audit-actions.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { withChange } from '../../../http/parse.ts';
import type { Services } from '../../services.ts';
import { deleteHelpLine, holdHelpLines, insertHelpLine, updateHelpLine } from './help-lines.queries.ts';
import type { HelpLineRow } from './help-lines.queries.ts';
import { listHelpLines } from './list-help-lines.ts';

const anyHour = languages.map(({ code }) => messagesIn[code].help.helpMessages.lineTexts.anyHour);

/** Also where an admin says so in the words of another language. */
function isThereAtAnyHour({ hours, numbers }: HelpLineRow): boolean {
  const isSaid = anyHour.some((words) => hours.includes(words));
  return answersAtAnyHour({ hours: isSaid ? lineTexts.anyHour : hours, numbers });
}

/** Runs a change while no one else can make one. `change` returns the lines as they are to be, in their order. */
async function changeLines(
  services: Services,
  { actorId, action }: { actorId: string; action: AuditAction },
  change: (lines: HelpLineRow[]) => Promise<HelpLineRow[]> | HelpLineRow[],
): Promise<StoredHelpLine[]> {
  await services.db.transaction().execute(async (db) => {
    const before = await holdHelpLines(db);
    const after = (await change(before)).map((line, place) => ({ ...line, position: place + 1 }));
    if (!after.some(({ numbers }) => numbers.includes(emergencyNumber))) throw new AppError('help_line_needed');
    if (before.some(isThereAtAnyHour) && !after.some(isThereAtAnyHour)) throw new AppError('help_line_at_any_hour');
    for (const { id } of before) if (!after.some((line) => line.id === id)) await deleteHelpLine(db, id);
    for (const { id, ...line } of after)
      if (id === '') await insertHelpLine(db, line);
      else await updateHelpLine(db, { id, ...line });
    const isLacking = action === 'help_line_changed' && lacksNumber(before, after);
    const detail = isLacking && { detail: { numbers: 'changed' } };
    await insertAuditEvent(db, { actorId, action, now: services.now(), ...detail });
  });
  return listHelpLines(services);
}

/** Whether a number can't be found any more: for those who need it, its line was removed. */
function lacksNumber(before: readonly HelpLineRow[], after: readonly HelpLineRow[]): boolean {
  const left = new Set(after.flatMap(({ numbers }) => numbers));
  return before.some(({ numbers }) => numbers.some((number) => !left.has(number)));
}

/** The lines with this one at its place, which is the last where none is given. */
function withLine(others: HelpLineRow[], line: HelpLineRow, position: number): HelpLineRow[] {
  return others.toSpliced(Math.min(position, others.length + 1) - 1, 0, line);
}

function lineAt(lines: StoredHelpLine[], place: number): StoredHelpLine {
  const line = lines[place - 1];
  if (!line) throw new AppError('not_found');
  return line;
}

export async function addLine(services: Services, actorId: string, line: HelpLineBody): Promise<StoredHelpLine> {
  let place = 0;
  const lines = await changeLines(services, { actorId, action: 'help_line_added' }, (before) => {
    place = Math.min(line.position ?? before.length + 1, before.length + 1);
    return withLine(before, { ...line, id: '', position: place }, place);
  });
  return lineAt(lines, place);
}

/** Throws `not_found` (404) and `help_line_needed` (409). */
export async function changeLine(
  services: Services,
  { actorId, id }: { actorId: string; id: string },
  change: HelpLineChange,
): Promise<StoredHelpLine> {
  const lines = await changeLines(services, { actorId, action: 'help_line_changed' }, (before) => {
    const known = knownLine(before, id);
    const { position = known.position, ...line } = withChange(helpLineBody, known, change);
    return withLine(
      before.filter((other) => other !== known),
      { ...line, id: known.id, position },
      position,
    );
  });
  return knownLine(lines, id);
}

/** Throws `not_found` (404) and `help_line_needed` (409). Returns what is left. */
export async function removeLine(
  services: Services,
  { actorId, id }: { actorId: string; id: string },
): Promise<StoredHelpLine[]> {
  return changeLines(services, { actorId, action: 'help_line_removed' }, (before) => {
    const known = knownLine(before, id);
    return before.filter((line) => line !== known);
  });
}

function knownLine<T extends { id: string }>(lines: readonly T[], id: string): T {
  const line = lines.find((one) => one.id === id.toLowerCase());
  if (!line) throw new AppError('not_found');
  return line;
}
