import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListEntry, ListImport } from '../../../domain/contract/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { call } from '../../api/api-client.ts';

export const entriesKey = ['list entries'];

/** What shows the names of entries elsewhere. */
const followers = [
  ['employees'],
  ['employee places'],
  ['named employee'],
  ['audit events'],
  ['me'],
  ['statistics', 'groups'],
];

export function useListEntries() {
  return useQuery({ queryKey: entriesKey, queryFn: ({ signal }) => call('GET /api/admin/work-lists', { signal }) });
}

/** Runs a change and shows the lists as the server has them then, also after a refusal: someone else may have been quicker. */
export function useChangeLists() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['lists'],
    // One after the other: each begins with what the one before has left.
    scope: { id: 'lists' },
    mutationFn: (change: (entries: readonly ListEntry[]) => Promise<ListEntry[]>) =>
      change(cache.getQueryData<ListEntry[]>(entriesKey) ?? []),
    onSuccess: (entries) => cache.setQueryData(entriesKey, entries),
    onError: () => cache.invalidateQueries({ queryKey: entriesKey }),
    onSettled: () => {
      for (const queryKey of followers) void cache.invalidateQueries({ queryKey });
    },
  });
}

export type Change = ReturnType<typeof useChangeLists>['mutateAsync'];

/** One list, and of cities those of one state. */
export interface Place {
  kind: WorkListKind;
  within: string | null;
}

export const addEntry = ({ kind, within }: Place, name: string, idempotencyKey: string) =>
  call('POST /api/admin/work-lists/:kind', { params: { kind }, body: { name, within }, idempotencyKey });

export const renameEntry = ({ id, name: was }: ListEntry, name: string) =>
  call('PUT /api/admin/work-list-entries/:id/name', { params: { id }, body: { name, was } });

export const retireEntry = ({ id }: ListEntry, retired: boolean) =>
  call('PUT /api/admin/work-list-entries/:id/retired', { params: { id }, body: { retired } });

export const mergeEntry = ({ id }: ListEntry, into: string) =>
  call('PUT /api/admin/work-list-entries/:id/merged', { params: { id }, body: { into } });

export const orderEntries = ({ kind, within }: Place, entries: readonly ListEntry[]) =>
  call('PUT /api/admin/work-lists/:kind/order', {
    params: { kind },
    body: { within, ids: entries.map(({ id }) => id) },
  });

/** To be called once a file was stored. */
export function useListsAnew() {
  const cache = useQueryClient();
  return () => Promise.all([entriesKey, ...followers].map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** Places of columns, from 0, as the admin has chosen them. */
export interface ChosenColumns {
  name?: string;
  within?: string;
}

/** What storing the file would do; with `plan`, exactly that is stored. */
export function sendFile(
  kind: WorkListKind,
  file: Blob,
  query: ChosenColumns & { plan?: string },
): Promise<ListImport> {
  return call('POST /api/admin/work-lists/:kind/import', { params: { kind }, query, upload: file });
}
