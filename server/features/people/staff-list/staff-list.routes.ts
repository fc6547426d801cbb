import { usualPage } from '../../../../domain/contract/paging.ts';
import type { Invitation, LineFault } from '../../../../domain/contract/staff-list.ts';
import { fileHeadings } from '../../../../domain/file-headings.ts';
import { guessColumns, staffColumns } from '../../../../domain/staff-columns.ts';
import { forLongWork } from '../../../db/pooled-database.ts';
import { isUuid } from '../../../db/record-id.ts';
import { pageOf, parseCursor } from '../../../http/cursor.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { nameCursorSchema } from '../people-filter.queries.ts';
import { findFaults, previewImport, readStaffFile, withFileSemaphore } from './check-import.ts';
import { deleteImport, insertImport } from './imports.queries.ts';
import { countStaff, findInvitations } from './invitations.queries.ts';
import type { StoredInvitation } from './invitations.queries.ts';
import { inviteAll, withdraw } from './invitations.service.ts';
import { confirmImport, readProgress } from './store-import.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { byField } from '../../../../domain/person-fields.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import { plainLists } from '../../../../domain/work-lists.ts';
import { csvFile } from '../../../http/csv.ts';
import type { CsvReply } from '../../../http/csv.ts';
import { findWorkLists } from '../../work-lists/chosen-work.ts';

const shownSamples = 3;

export function answerStaffList(services: Services): HandlersOf<'staffList'> {
  const { db, now } = services;
  const longDb = forLongWork(db);
  return {
    uploadStaffList: async ({ upload, caller }) => {
      const { headings, lines } = await withFileSemaphore(() => readStaffFile(upload));
      const id = await insertImport(longDb, { adminId: caller.id, content: upload, now: now() });
      const samples = lines.slice(0, shownSamples).map(({ cells }) => cells);
      return { id, headings, samples, lines: lines.length, columns: guessColumns(headings) };
    },

    previewStaffImport: ({ params: { id }, body }) => previewImport(services, id, body),

    confirmStaffImport: ({ params: { id }, body: { plan, leavers }, caller }) =>
      confirmImport(services, { id, plan, leavers, actorId: caller.id }),

    staffImport: ({ params: { id } }) => readProgress(services, id),

    dropStaffImport: async ({ params: { id } }) => {
      if (isUuid(id)) await deleteImport(longDb, id, now());
      return {};
    },

    staffImportFaults: async ({ params: { id }, language }) => faultsFile(await findFaults(services, id), language),
    staffTemplate: ({ language }) => templateFile(services, language),

    invitations: async ({ query: { limit = usualPage, cursor, q }, setHeader }) => {
      const after = parseCursor(cursor, nameCursorSchema);
      const [counts, rows] = await Promise.all([
        countStaff(longDb, now()),
        findInvitations(longDb, { limit: limit + 1, after, q }),
      ]);
      const { page, next } = pageOf(rows, limit, (row) => [row.nameKey, row.id]);
      if (next) setHeader('X-Next-Cursor', next);
      return { counts, invitations: page.map((row) => invitationOf(row, now())) };
    },

    inviteAgain: async ({ body: { id }, caller }) => ({
      mails: await inviteAll(services, { actorId: caller.id, id }),
    }),

    withdrawInvitation: async ({ params: { id }, caller }) => {
      await withdraw(services, { actorId: caller.id, id });
      return {};
    },
  };
}

function invitationOf({ id, name, email, waits, refused, until }: StoredInvitation, now: Date): Invitation {
  const isGood = until !== null && until > now;
  const state = stateOf({ waits, refused, isGood });
  return { id, name, email, state, until: state === 'sent' && until ? until.toISOString() : null };
}

function stateOf({ waits, refused, isGood }: Record<'waits' | 'refused' | 'isGood', boolean>): Invitation['state'] {
  if (waits) return 'waiting';
  if (refused) return 'refused';
  return isGood ? 'sent' : 'over';
}

/** The headings, and one line with names of the lists: its e-mail is none, so that no one is invited by it. */
async function templateFile({ db }: Services, language: Language): Promise<CsvReply> {
  const words = messagesIn[language].staffList.staffFileMessages;
  const lists = await findWorkLists(db);
  const [first] = lists.state;
  const example: Record<StaffColumn, string> = {
    ...words.example,
    ...byField(plainLists, (kind) => lists[kind][0] ?? ''),
    state: first?.name ?? '',
    city: first?.cities[0] ?? '',
  };
  const header = staffColumns.map((column) => fileHeadings.employees[column]);
  return csvFile(words.template, header, [[staffColumns.map((column) => example[column])]]);
}

function faultsFile(faults: readonly LineFault[], language: Language): CsvReply {
  const { staffFileMessages, staffImportMessages: words } = messagesIn[language].staffList;
  const rows = faults.map(({ line, heading, value, code, nearest, first_line: firstLine }) => [
    line,
    heading,
    value,
    words.whats[code]({ nearest, firstLine }),
  ]);
  return csvFile(staffFileMessages.faults, fileHeadings.staffFaults, [rows]);
}
