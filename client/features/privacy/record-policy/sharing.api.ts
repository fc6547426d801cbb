import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../api/api-client.ts';
import { orAsStored } from '../../../api/lost-answer.ts';
import { usePages } from '../../../api/use-pages.ts';
import { useStoring } from '../../../api/use-storing.ts';

const sharingKey = ['sharing'];
const looksAtOnce = '20';

export function useSharing() {
  return useQuery({ queryKey: sharingKey, queryFn: ({ signal }) => call('GET /api/sharing', { signal }) });
}

/** Holds once the server has said so, never before. */
export function useChangeSharing() {
  return useStoring(sharingKey, (shares: boolean) =>
    orAsStored(
      () => call('PUT /api/sharing', { body: { shares } }),
      () => call('GET /api/sharing'),
      // Sharing again opens older records.
      (now) => now.shares === shares && now.covers_older === shares,
    ),
  );
}

/** Who has opened the caller's record, newest first. */
export function useAccessLog() {
  const ask = (cursor: string | undefined, signal: AbortSignal) =>
    callPage('GET /api/who-has-looked', { query: { limit: looksAtOnce, cursor }, signal });
  return usePages(['looks'], ask, true);
}
