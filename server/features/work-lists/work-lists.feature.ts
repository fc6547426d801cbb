import type { Feature } from '../feature.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { addEntry, orderEntries, renameEntry, retireEntry } from './change-entry.ts';
import { importList } from './import/import-list.ts';
import { listEntries } from './list-entries.ts';
import { mergeEntry } from './merge-entry.ts';
import { findWorkLists } from './chosen-work.ts';

function answerWorkLists(services: Services): HandlersOf<'workLists'> {
  return {
    workLists: () => findWorkLists(services.db),
    workListEntries: () => listEntries(services),

    addListEntry: ({ params: { kind }, body, caller, idempotencyKey }) =>
      addEntry(services, { actorId: caller.id, kind }, { ...body, idempotencyKey }),

    renameListEntry: ({ params: { id }, body, caller }) => renameEntry(services, { actorId: caller.id, id }, body),
    retireListEntry: ({ params: { id }, body, caller }) => retireEntry(services, { actorId: caller.id, id }, body),
    mergeListEntry: ({ params: { id }, body, caller }) => mergeEntry(services, { actorId: caller.id, id }, body),
    orderList: ({ params: { kind }, body, caller }) => orderEntries(services, { actorId: caller.id, kind }, body),

    importList: ({ params: { kind }, query, upload, caller }) =>
      importList(services, caller.id, { kind, bytes: upload, ...query }),
  };
}

export const workLists = {
  calls: { workLists: answerWorkLists },
} satisfies Feature;
