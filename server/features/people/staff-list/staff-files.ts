import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { byField } from '../../../../domain/person-fields.ts';
import { staffColumns } from '../../../../domain/staff-columns.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import { plainLists } from '../../../../domain/work-lists.ts';
import { csvFile } from '../../../http/csv.ts';
import type { CsvReply } from '../../../http/csv.ts';
import type { Services } from '../../services.ts';
import { findWorkLists } from '../../work-lists/chosen-work.ts';

/** The headings, and one line with names of the lists: its e-mail is none, so that no one is invited by it. */
export async function templateFile({ db }: Services, language: Language): Promise<CsvReply> {
  const words = messagesIn[language].staffList.staffFileMessages;
  const lists = await findWorkLists(db);
  const [first] = lists.state;
  const example: Record<StaffColumn, string> = {
    ...words.example,
    ...byField(plainLists, (kind) => lists[kind][0] ?? ''),
    state: first?.name ?? '',
    city: first?.cities[0] ?? '',
  };
  const header = staffColumns.map((column) => words.headings[column]);
  return csvFile(words.template, header, [[staffColumns.map((column) => example[column])]]);
}

export function faultsFile(faults: readonly LineFault[], language: Language): CsvReply {
  const { staffFileMessages, staffImportMessages: words } = messagesIn[language].staffList;
  const rows = faults.map(({ line, heading, value, code, nearest, first_line: firstLine }) => [
    line,
    heading,
    value,
    words.whats[code]({ nearest, firstLine }),
  ]);
  return csvFile(staffFileMessages.faults, [words.line, words.heading, words.value, words.what], [rows]);
}
