import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

interface Page {
  next?: string | undefined;
}

/** A list that comes page by page. What was there stays while another filter is asked, unless it is to be read again each time. */
export function usePages<P extends Page>(
  queryKey: readonly unknown[],
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<P>,
  isReadAnew = false,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => ask(pageParam, signal),
    initialPageParam: noCursor(),
    getNextPageParam: ({ next }) => next,
    ...(isReadAnew ? { staleTime: 0 } : { placeholderData: keepPreviousData }),
  });
}

function noCursor(): string | undefined {
  return undefined;
}
