import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'Connection',
  offlineWaiting: (count: number) => `You’re offline. ${formatCount(count)} waiting to be sent.`,
  waiting: (count: number) => `${formatCount(count)} waiting to be sent.`,
  refused: (count: number) => `${formatCount(count)} not saved yet: please choose.`,
  unsaved: 'We couldn’t save this.',
  asOf: (time: string) => `As of ${time}, from this device.`,
  taken: (time: string) => `From ${time}`,
  see: 'See what’s waiting',
  testWaits: (type: string) =>
    `Your ${type} answers are kept on this device. We’ll send them when you’re back online. Then you’ll see your score.`,
  refusedTest: (type: string) => `We couldn’t save your ${type} answers yet.`,
  keepOpen: 'Please keep this page open. We’ll save it when you’re back online.',
  /** The session there ends after so long without the server, and what waits with it. */
  keepOpenShared: `This is a shared device: please keep this page open, and be online again within ${sharedIdleMinutes} minutes. After that, it’s deleted.`,
} as const;
