import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';

const postsKey = ['posts'];

/** What has begun, newest first; `home` is the newest few that are not over. */
export function usePosts(at: 'home' | 'all') {
  return useQuery({
    queryKey: [...postsKey, at],
    queryFn: ({ signal }) => call('GET /api/posts', { signal, query: at === 'home' ? { at } : {} }),
  });
}
