import { formatCount } from './numbers.ts';

/** What someone is asked who signs out while something waits to be sent. */
export const signOutMessages = {
  sending: 'Sending what’s waiting...',
  title: 'Some things haven’t been sent',
  text: (count: number) =>
    `Waiting to be sent: ${formatCount(count)}. If you sign out now, what’s waiting is deleted from this device.`,
  stay: 'Stay signed in',
  discard: 'Discard and sign out',
} as const;
