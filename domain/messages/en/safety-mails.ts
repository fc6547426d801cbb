/**
 * Mails about the safety of an account. They name no health matter, and in letters of ASCII alone they are sent as they are,
 * so that the link in a stored mail stays on one line.
 */
const notYou = (link: string) => [
  'If this was not you, please choose a new password now. That also signs out everyone else. Start here:',
  '',
  link,
  '',
  'If you are not sure, ask one of your wellness admins. No one here will ever ask you for your password.',
];

export const safetyMails = {
  changed: {
    subject: (productTitle: string) => `${productTitle}: your password was changed`,
    text: (at: string, link: string) =>
      [
        `The password of your account was changed on ${at}. All your other devices were signed out.`,
        '',
        'If this was you, you can ignore this email.',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  newDevice: {
    subject: (productTitle: string) => `${productTitle}: a new device signed in`,
    text: (at: string, device: string, link: string) =>
      [
        `Someone signed in to your account on ${at}, on a device that you have not used here before: ${device}.`,
        '',
        'If this was you, you can ignore this email.',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  afterFailures: {
    subject: (productTitle: string) => `${productTitle}: a sign-in after wrong passwords`,
    text: (at: string, device: string, link: string) =>
      [
        `Your password was entered on ${at}, after several wrong tries. The device was: ${device}.`,
        '',
        'If you just had to try a few times, you can ignore this email.',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${browser} on ${system}`;
    return browser ?? system ?? 'one that did not say what it is';
  },
} as const;
