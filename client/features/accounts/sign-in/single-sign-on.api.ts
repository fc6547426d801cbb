import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { finishSingleSignOn } from '../../../../domain/contract/single-sign-on.ts';
import { call } from '../../../api/api-client.ts';
import { leaveFor } from '../../../routing/leave-for.ts';

export type Finished = ReplyOf<typeof finishSingleSignOn>;
export type Newcomer = NonNullable<Finished['newcomer']>;

/** Goes to the provider. `again`: it asks for proof there though it knows the browser. */
export async function goToProvider(again: boolean): Promise<void> {
  leaveFor((await call('POST /api/auth/sso/start', { body: { again } })).address);
}

let finishing: Promise<Finished> | undefined;

/**
 * Tells the server what the provider has sent the browser back with, once each time. It leaves the address at once, so that it is
 * in no history, screenshot or shared screen.
 */
export function finishInAddress(): Promise<Finished> {
  const { search } = window.location;
  if (search !== '' || !finishing) finishing = finish(new URLSearchParams(search));
  return finishing;
}

function finish(returned: URLSearchParams): Promise<Finished> {
  window.history.replaceState(null, '', '/sso/callback');
  const given = (name: string) => returned.get(name) ?? undefined;
  return call('POST /api/auth/sso/finish', {
    body: { state: returned.get('state') ?? '', code: given('code'), iss: given('iss'), error: given('error') },
  });
}

/** By which a page that waits in another window is told that its person has given proof. */
const channelName = 'single-sign-on';

export function tellConfirmed(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('confirmed');
  channel.close();
}

export function onConfirmed(tell: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', tell);
  return () => channel.close();
}
