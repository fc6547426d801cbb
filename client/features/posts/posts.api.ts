import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import type { PostBody } from '../../../domain/contract/posts.ts';
import type { RowChange } from '../../forms/use-edited.ts';

const postsKey = ['posts'];

/** What has begun, newest first; `home` is the newest few that are not over. */
export function usePosts(at: 'home' | 'all') {
  return useQuery({
    queryKey: [...postsKey, at],
    queryFn: ({ signal }) => call('GET /api/posts', { signal, query: at === 'home' ? { at } : {} }),
  });
}

const storedKey = ['stored-posts'];

/** All posts, drafts too. */
export function useStoredPosts() {
  return useQuery({ queryKey: storedKey, queryFn: ({ signal }) => call('GET /api/admin/posts', { signal }) });
}

export function useChangePosts() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: storedKey,
    mutationFn: (wish: RowChange<PostBody>): Promise<unknown> => {
      if ('added' in wish) return call('POST /api/admin/posts', { body: wish.added });
      const { id, change } = wish;
      if (change === null) return call('DELETE /api/admin/posts/:id', { params: { id } });
      return call('PUT /api/admin/posts/:id', { params: { id }, body: change });
    },
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: storedKey }),
        cache.invalidateQueries({ queryKey: postsKey }),
      ]);
    },
  });
}
