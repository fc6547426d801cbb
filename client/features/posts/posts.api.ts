import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import type { PostChange } from '../../../domain/contract/posts.ts';

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

/** Adds a post, or changes the one with the id; without a change it is removed. */
export type PostWish = { id?: string; change: PostChange } | { id: string; change: null };

export function useChangePosts() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: storedKey,
    mutationFn: (wish: PostWish): Promise<unknown> => {
      if (wish.change === null) return call('DELETE /api/admin/posts/:id', { params: { id: wish.id } });
      if (wish.id === undefined) return call('POST /api/admin/posts', { body: wish.change });
      return call('PUT /api/admin/posts/:id', { params: { id: wish.id }, body: wish.change });
    },
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: storedKey }),
        cache.invalidateQueries({ queryKey: ['posts'] }),
      ]);
    },
  });
}
