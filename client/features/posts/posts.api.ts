import { queryOptions, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import type { PostChange, StoredPost } from '../../../domain/contract/posts.ts';

const postsKey = ['posts'];

/** What has begun, newest first; `home` is the newest few that are not over. */
export function usePosts(at: 'home' | 'all') {
  return useQuery({
    queryKey: [...postsKey, at],
    queryFn: ({ signal }) => call('GET /api/posts', { signal, query: at === 'home' ? { at } : {} }),
  });
}

const storedKey = ['stored-posts'];

const storedQuery = queryOptions({
  queryKey: storedKey,
  queryFn: ({ signal }) => call('GET /api/admin/posts', { signal }),
});

/** All posts, drafts too. */
export function useStoredPosts() {
  return useQuery(storedQuery);
}

/** Adds a post, or changes the one with the id by what is stored by then; without a change it is removed. */
export type PostWish =
  | { change: PostChange }
  | { id: string; change: (stored?: StoredPost) => PostChange }
  | { id: string; change: null };

export function useChangePosts() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: storedKey,
    mutationFn: async (wish: PostWish): Promise<unknown> => {
      if (!('id' in wish)) return call('POST /api/admin/posts', { body: wish.change });
      const { id, change } = wish;
      if (change === null) return call('DELETE /api/admin/posts/:id', { params: { id } });
      const { posts } = await cache.fetchQuery({ ...storedQuery, staleTime: 0 });
      const body = change(posts.find((post) => post.id === id));
      return call('PUT /api/admin/posts/:id', { params: { id }, body });
    },
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: storedKey }),
        cache.invalidateQueries({ queryKey: ['posts'] }),
      ]);
    },
  });
}

/** A stored post as a change of it is sent. */
export function asChange({ id: _id, state: _state, ...post }: StoredPost): PostChange {
  return post;
}
