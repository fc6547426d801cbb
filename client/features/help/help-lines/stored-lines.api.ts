import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HelpLineChange, StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { call } from '../../../api/api-client.ts';
import { loadHelpLines } from './help-lines.api.ts';

const linesKey = ['help-lines'];

export function useStoredLines() {
  return useQuery({ queryKey: linesKey, queryFn: ({ signal }) => call('GET /api/help-lines', { signal }) });
}

/** Adds a line, or changes the one with the id, perhaps by what is stored when its turn comes; without a change it is removed. */
export type LineWish =
  | { id?: string; change: HelpLineChange }
  | { id: string; change: (stored: StoredHelpLine) => HelpLineChange }
  | { id: string; change: null };

export function useChangeLines() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: linesKey,
    // One after the other, each with the list as the one before has left it.
    scope: { id: 'help-lines' },
    mutationFn: (wish: LineWish): Promise<unknown> => {
      if (wish.change === null) return call('DELETE /api/admin/help-lines/:id', { params: { id: wish.id } });
      const stored = cache.getQueryData<StoredHelpLine[]>(linesKey)?.find(({ id }) => id === wish.id);
      const body = typeof wish.change === 'function' ? stored && wish.change(stored) : wish.change;
      if (wish.id === undefined) return call('POST /api/admin/help-lines', { body });
      return call('PUT /api/admin/help-lines/:id', { params: { id: wish.id }, body });
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
