import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HelpLineBody, StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { call } from '../../../api/api-client.ts';
import { orAsStored } from '../../../api/lost-answer.ts';
import type { RowChange } from '../../../forms/use-edited.ts';
import { loadHelpLines } from './help-lines.api.ts';

const linesKey = ['help-lines'];

const linesQuery = queryOptions({
  queryKey: linesKey,
  queryFn: ({ signal }) => call('GET /api/help-lines', { signal }),
});

export function useStoredLines() {
  return useQuery(linesQuery);
}

/** Where the answer is lost the same line is there already: added once more, people would read it twice. */
function add(line: HelpLineBody): Promise<unknown> {
  const isIt = ({ name, numbers }: StoredHelpLine) => name === line.name && numbers.join() === line.numbers.join();
  return orAsStored(
    () => call('POST /api/admin/help-lines', { body: line }),
    () => call('GET /api/help-lines'),
    (lines) => lines.some(isIt),
  );
}

export function useChangeLines() {
  const cache = useQueryClient();
  const placeBefore = (id: string) => {
    const line = cache.getQueryData(linesQuery.queryKey)?.find((one) => one.id === id);
    return Math.max((line?.position ?? 1) - 1, 1);
  };
  return useMutation({
    mutationKey: linesKey,
    // One after the other, each with the list as the one before has left it.
    scope: { id: 'help-lines' },
    mutationFn: (wish: RowChange<HelpLineBody> | { id: string; up: true }): Promise<unknown> => {
      if ('added' in wish) return add(wish.added);
      const { id } = wish;
      const change = 'up' in wish ? { position: placeBefore(id) } : wish.change;
      if (change === null) return call('DELETE /api/admin/help-lines/:id', { params: { id } });
      return call('PUT /api/admin/help-lines/:id', { params: { id }, body: change });
    },
    onSettled: async () => {
      loadHelpLines();
      await cache.invalidateQueries({ queryKey: linesKey });
    },
  });
}
