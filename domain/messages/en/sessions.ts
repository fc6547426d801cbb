import { numberInWords, plural } from './numbers.ts';

/** Where a person is signed in, in their profile and in the file of their record. */
export const sessionMessages = {
  title: 'Where you’re signed in',
  intro: 'If there’s a device here that you don’t recognise, end it and choose a new password.',
  changePassword: 'Change my password',
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  device: (browser: string | null, system: string | null) => {
    if (browser === null) return system === null ? 'A browser we don’t know' : `A browser on ${system}`;
    return system === null ? browser : `${browser} on ${system}`;
  },
  current: 'This device',
  shared: 'Shared device',
  started: (when: string) => `Signed in: ${when}`,
  lastUsed: (when: string) => `Last used: ${when}`,
  usedNow: 'In use now',
  end: 'End',
  endOf: (device: string) => `End ${device}`,
  endTitle: (device: string) => `Sign out ${device}?`,
  endText: 'Anyone using it will need to sign in again. Nothing you’ve saved is lost.',
  endConfirm: 'Sign it out',
  ended: (device: string) => `${device} has been signed out.`,
  endOthers: 'End all others',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText:
    'You’ll stay signed in here. Every other device will need to sign in again. Nothing you’ve saved is lost.',
  endOthersConfirm: 'Sign out the others',
  endedOthers: 'You’re now signed in on this device only.',
  gone: 'That one had already ended.',
  limits: (idleMinutes: number, hours: number, most: number) =>
    `You’re signed out automatically after ${inTime(idleMinutes)} without use, and after ${inTime(hours * 60)} in any case. Up to ${numberInWords(most)} devices; one more signs out the least used.`,
} as const;

function inTime(minutes: number): string {
  if (minutes % 1440 === 0) return plural(minutes / 1440, { one: 'a day', other: `${minutes / 1440} days` });
  if (minutes % 60 === 0) return plural(minutes / 60, { one: 'an hour', other: `${minutes / 60} hours` });
  return plural(minutes, { one: 'a minute', other: `${minutes} minutes` });
}
