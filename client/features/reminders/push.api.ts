import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { localTimeZone } from '../../../domain/dates.ts';
import { call } from '../../api/api-client.ts';
import { endPush } from './end-push.ts';

const stateKey = ['push'];

/** Reminders while the page is closed: whether they can be had, and whether this device has them. */
export function usePush() {
  const cache = useQueryClient();
  const { data: state } = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => call('GET /api/push/key', { signal }),
  });
  const { mutate, isPending, isError } = useMutation({
    mutationKey: stateKey,
    mutationFn: async (on: boolean) => (on ? subscribe(state?.key ?? '') : unsubscribe()),
    onSettled: () => cache.invalidateQueries({ queryKey: stateKey }),
  });
  return { state, change: mutate, isPending, isError };
}

async function subscribe(key: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // A subscription for an earlier key of the server stands in the way of the next.
  const subscription = await ask().catch(() => endPush().then(ask));
  const { endpoint = '', keys } = subscription.toJSON();
  const body = {
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    time_zone: localTimeZone(),
  };
  return call('POST /api/push/subscriptions', { body });
}

/** The server forgets the device first: what it still sends after that would reach no one. */
async function unsubscribe() {
  const state = await call('DELETE /api/push/subscriptions');
  await endPush();
  return state;
}
