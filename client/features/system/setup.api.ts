import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SetupStep } from '../../../domain/setup-steps.ts';
import { call } from '../../api/api-client.ts';
import { useStoring } from '../../api/use-storing.ts';

const setupKey = ['setup'];

/** What is settled changes on other screens, too: it is asked for again each time it is shown. */
export function useSetup() {
  return useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => call('GET /api/admin/setup', { signal }),
    refetchOnMount: 'always',
  });
}

/** Other features that settle a step say so. */
export function useReloadSetup() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: setupKey });
}

export function usePutOff() {
  return useStoring(setupKey, ({ step, isPutOff }: { step: SetupStep; isPutOff: boolean }) =>
    call('PUT /api/admin/setup/:step', { params: { step }, body: { put_off: isPutOff } }),
  );
}

export function useSendTestMail() {
  return useStoring(setupKey, () => call('POST /api/admin/test-mail'));
}

export function useTestMailCame() {
  return useStoring(setupKey, (body: { code: string }) => call('POST /api/admin/test-mail/came', { body }));
}
