/** Where a person is signed in, in their profile and in the file of their record. */
export const sessionMessages = {
  title: 'Where you’re signed in',
  intro: 'Each browser you’re signed in with. If you don’t know one of them, end it and change your password.',
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  device: (browser: string | null, system: string | null) => {
    if (browser === null) return system === null ? 'A browser we don’t know' : `A browser on ${system}`;
    return system === null ? browser : `${browser} on ${system}`;
  },
  current: 'This device',
  started: (when: string) => `Signed in ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  usedNow: 'In use now',
  end: 'End',
  endOf: (device: string) => `End: ${device}`,
  endTitle: (device: string) => `Sign out ${device}?`,
  endText: 'Whoever uses it will need to sign in again. Nothing you’ve saved is lost.',
  endConfirm: 'Sign it out',
  ended: (device: string) => `${device} has been signed out.`,
  endOthers: 'End all others',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText:
    'You’ll stay signed in here. Every other device will need to sign in again. Nothing you’ve saved is lost.',
  endOthersConfirm: 'Sign out the others',
  endedOthers: 'You’re now signed in on this device only.',
  onlyHere: 'You’re signed in on this device only.',
  failed: 'That didn’t work. Please try again.',
  gone: 'That one had already ended.',
  limits: (idle: string, most: string) =>
    `You’re signed out automatically after ${idle} without use, and after ${most} in any case.`,
  most: (count: string) =>
    `You can be signed in on up to ${count} devices. Signing in on one more ends the one you used least recently.`,
} as const;
