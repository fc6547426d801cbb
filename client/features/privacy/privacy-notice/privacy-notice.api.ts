import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/api-client.ts';
import { orAsStored } from '../../../api/lost-answer.ts';
import { publicQuery } from '../../../api/public-query.ts';
import { useStoring } from '../../../api/use-storing.ts';
import { newsKey } from './privacy-news.api.ts';

const consentKey = ['consent'];

const reading = publicQuery('the privacy notice', () => call('GET /api/privacy-notice'));

/** Anyone reads it, also before they register. */
export const usePrivacyNotice = reading.useReading;

export function useConsent() {
  return useQuery({ queryKey: consentKey, queryFn: ({ signal }) => call('GET /api/consent', { signal }) });
}

export function useGiveConsent() {
  const give = (body: { notice: number; agrees: boolean }) =>
    orAsStored(
      () => call('PUT /api/consent', { body }),
      () => call('GET /api/consent'),
      ({ state }) => state === (body.agrees ? 'agreed' : 'declined'),
    );
  return useStoring(consentKey, give, {
    after: (cache) => cache.invalidateQueries({ queryKey: newsKey }),
    // Another notice may hold by now.
    readsAgain: true,
  });
}
