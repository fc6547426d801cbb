import type { FastifyInstance } from 'fastify';
import {
  addListEntry,
  importList,
  mergeListEntry,
  orderList,
  renameListEntry,
  retireListEntry,
  workListEntries,
  workLists,
} from '../../../domain/contract/work-lists.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../services.ts';
import { addEntry, orderEntries, renameEntry, retireEntry } from './change-entry.ts';
import { previewImport, storeImport } from './import-list.ts';
import { listEntries } from './list-entries.ts';
import { mergeEntry } from './merge-entry.ts';
import { findWorkLists } from './chosen-work.ts';

export function mountWorkLists(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, workLists, () => findWorkLists(services.db));

  mountEndpoint(app, services, workListEntries, () => listEntries(services));

  mountEndpoint(app, services, addListEntry, ({ params: { kind }, body, caller, idempotencyKey }) =>
    addEntry(services, { actorId: caller.id, kind }, { ...body, idempotencyKey }),
  );

  mountEndpoint(app, services, renameListEntry, ({ params: { id }, body, caller }) =>
    renameEntry(services, { actorId: caller.id, id }, body),
  );

  mountEndpoint(app, services, retireListEntry, ({ params: { id }, body, caller }) =>
    retireEntry(services, { actorId: caller.id, id }, body),
  );

  mountEndpoint(app, services, mergeListEntry, ({ params: { id }, body, caller }) =>
    mergeEntry(services, { actorId: caller.id, id }, body),
  );

  mountEndpoint(app, services, orderList, ({ params: { kind }, body, caller }) =>
    orderEntries(services, { actorId: caller.id, kind }, body),
  );

  mountEndpoint(app, services, importList, ({ params: { kind }, query: { plan, ...chosen }, upload, caller }) => {
    const file = { kind, bytes: upload, ...chosen };
    return plan === undefined ? previewImport(services, file) : storeImport(services, caller.id, { ...file, plan });
  });
}
