import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HelpLineChange, StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { call } from '../../../api/api-client.ts';
import { loadHelpLines } from './help-lines.api.ts';

const linesKey = ['help-lines'];

const linesQuery = queryOptions({
  queryKey: linesKey,
  queryFn: ({ signal }) => call('GET /api/help-lines', { signal }),
});

export function useStoredLines() {
  return useQuery(linesQuery);
}

/** Adds a line, or changes the one with the id by what is stored when its turn comes; without a change it is removed. */
export type LineWish =
  | { change: HelpLineChange }
  | { id: string; change: (stored?: StoredHelpLine) => HelpLineChange }
  | { id: string; change: null };

export function useChangeLines() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: linesKey,
    // One after the other, each with the list as the one before has left it.
    scope: { id: 'help-lines' },
    mutationFn: async (wish: LineWish): Promise<unknown> => {
      if (!('id' in wish)) return call('POST /api/admin/help-lines', { body: wish.change });
      const { id, change } = wish;
      if (change === null) return call('DELETE /api/admin/help-lines/:id', { params: { id } });
      const stored = await cache.fetchQuery({ ...linesQuery, staleTime: 0 });
      const body = change(stored.find((line) => line.id === id));
      return call('PUT /api/admin/help-lines/:id', { params: { id }, body });
    },
    onSettled: async () => {
      loadHelpLines();
      await cache.invalidateQueries({ queryKey: linesKey });
    },
  });
}

/** A stored line as a change of it is sent. */
export function asChange({ id: _id, stale: _stale, position: _position, ...line }: StoredHelpLine): HelpLineChange {
  return line;
}
