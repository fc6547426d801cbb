import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnPost, OwnPosts } from '../../../domain/contract/posts.ts';
import { call } from '../../api/api-client.ts';

const postsKey = ['posts'];

/** What has begun, newest first; `home` is the newest few that are not over. */
export function usePosts(at: 'home' | 'all') {
  return useQuery({
    queryKey: [...postsKey, at],
    queryFn: ({ signal }) => call('GET /api/posts', { signal, query: at === 'home' ? { at } : {} }),
  });
}

/** It shows at once; where the server was not reached it is as before. */
export function useSayItHelps() {
  const cache = useQueryClient();
  const show = ({ id, ...news }: Pick<OwnPost, 'id'> & Partial<OwnPost>) =>
    cache.setQueriesData<OwnPosts>(
      { queryKey: postsKey },
      (known) =>
        known && { ...known, posts: known.posts.map((post) => (post.id === id ? { ...post, ...news } : post)) },
    );
  return useMutation({
    mutationKey: postsKey,
    scope: { id: 'posts' },
    mutationFn: ({ id, helps }: { id: string; helps: boolean }) =>
      call('PUT /api/posts/:id/helps', { params: { id }, body: { helps } }),
    onMutate: ({ id, helps }) => show({ id, helps_me: helps }),
    onSuccess: show,
    onError: (_error, { id, helps }) => show({ id, helps_me: !helps }),
  });
}
