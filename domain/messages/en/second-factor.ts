import { numberInWords, plural } from './numbers.ts';
import { recoveryCodeCount } from '../../second-factor.ts';

/** After the password, on the login screen. */
export const secondStepMessages = {
  title: 'One more step',
  totp: 'Enter the six digits that your authenticator app shows for this account.',
  code: 'Code from your app',
  recovery: 'Enter one of your recovery codes. Each works once.',
  recoveryCode: 'Recovery code',
  passkey: 'Use the passkey on this device, on your phone or on a security key.',
  byPasskey: 'Use a passkey',
  byTotp: 'Use your authenticator app',
  byRecovery: 'Use a recovery code',
  button: 'Continue',
  wrongRecovery: 'That recovery code isn’t right, or it’s been used.',
  failed: 'We couldn’t check this. Please try again.',
  back: 'Start again',
  lost: 'Lost everything? Ask a wellness admin to remove your second step. This doesn’t let them see your records.',
  waiting: 'Waiting for your passkey...',
  cancelled: 'Your browser didn’t use a passkey. You can try again, or choose another way.',
  signIn: 'Sign in with a passkey',
} as const;

/** In the profile, under Security. */
export const factorCardMessages = {
  title: 'Second step at sign-in',
  text: 'With a second step, your password alone isn’t enough to sign in. If someone else finds out your password, they still can’t get in.',
  required: 'Your role needs one. It protects what you can see about others.',
  totp: 'Authenticator app',
  totpText: 'An app on your phone shows a new code every 30 seconds. It works without internet.',
  since: (day: string) => `On since ${day}`,
  setUp: 'Set up',
  remove: 'Remove',
  setUpOf: (what: string) => `Set up ${what}`,
  removeOf: (what: string) => `Remove ${what}`,
  passkeys: 'Passkeys',
  passkeysText: 'Sign in with your fingerprint, face or PIN. You don’t need your password then.',
  passkeysOnly: 'Once you have a passkey, your password alone no longer signs you in.',
  addPasskey: 'Add a passkey',
  used: (day: string, last: string | null) => `Added ${day}. ${last === null ? 'Not used yet.' : `Last used ${last}.`}`,
  elsewhere: 'Made for an earlier address. It doesn’t work here.',
  codes: 'Recovery codes',
  codesText: (count: number) =>
    `For the day you lose your phone. Each works once. ${count} ${plural(count, { one: 'code', other: 'codes' })} left.`,
  renew: 'Make new codes',
  loadFailed: 'We couldn’t load your second step. Please try again in a moment.',
} as const;

/** Turning one on. */
export const factorSetUpMessages = {
  password: 'Please enter your password first, so that only you can change how you sign in.',
  next: 'Continue',
  cancel: 'Cancel',
  here: '1. Add this account to the app',
  openApp: 'Open it in the app',
  copyKey: 'Copy the key',
  scan: 'On another device? Scan this picture',
  scanHere: 'Scan this picture with your phone',
  picture: 'QR code for your authenticator app',
  copied: 'Copied.',
  copyFailed: 'We couldn’t copy it. Please select it and copy it yourself.',
  code: '2. Enter the code from your app',
  turnOn: 'Turn on',
  name: 'Name of this passkey',
  nameHint: 'So you can tell it apart in the list, like ‘My phone’.',
  suggestedName: 'My passkey',
  createPasskey: 'Create passkey',
  notCreated: 'Your browser didn’t make a passkey. Nothing was changed.',
  alreadyThere: 'This device already has a passkey for your account.',
  removeTotp: 'Remove your authenticator app?',
  removePasskey: (name: string) => `Remove ‘${name}’?`,
  removeText: 'You can’t sign in with it any more. Your other devices are signed out.',
  removeLast: 'It’s your last one: after that your password alone signs you in. Your other devices are signed out.',
  removeLastRequired: 'It’s your last one, and your role needs one. You’ll set up another right away.',
  remove: 'Remove',
  renewTitle: 'Make new recovery codes?',
  renewText: 'The codes you have now stop working.',
  renew: 'Make new codes',
} as const;

/** The ten codes, shown once. */
export const recoveryCodesMessages = {
  title: 'Your recovery codes',
  text: `Keep these ${numberInWords(recoveryCodeCount)} codes somewhere safe, away from your phone. Each signs you in once if you lose it. We won’t show them again.`,
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  copied: 'Copied.',
  copyFailed: 'We couldn’t copy them. Please select them and copy them yourself.',
  kept: 'I’ve kept them',
  fileName: 'evenkeel-recovery-codes.txt',
  heading: (productTitle: string) => `Recovery codes for ${productTitle}`,
} as const;

/** Before anything else opens, for people who must have one. */
export const factorNeededMessages = {
  title: 'Set up a second step',
  text: 'Your role lets you see or change what belongs to others. So signing in needs more than a password here. It takes two minutes.',
  signOut: 'Sign out',
} as const;

const factorNames: Readonly<Record<string, string>> = {
  totp: 'an authenticator app',
  passkey: 'a passkey',
};

/** By the first new password that came by mail: until then anyone may have set them up. */
const passkeysGone = [
  'You chose a new password, and with that your email was confirmed for the first time.',
  'The passkeys that your account had were removed, in case someone else had added them.',
  '',
  'You can add yours again in your profile, under Security.',
];

const notYou =
  'If this was not you, choose a new password right away, and tell the people who run this app where you work.';

/** The same where no password of ours opens the account. */
const unasked = 'If you did not ask for this, please tell the people who run this app where you work.';

/** Mails are plain letters: no contractions. */
export const factorMails = {
  added: {
    subject: (productTitle: string) => `${productTitle}: you added a second step`,
    text: (factor: string, hasPassword: boolean) =>
      [
        `Your account now has ${factorNames[factor] ?? 'a second step'} for signing in. Your other devices were signed out.`,
        '',
        hasPassword ? notYou : unasked,
      ].join('\n'),
  },
  removed: {
    subject: (productTitle: string) => `${productTitle}: a second step was removed`,
    text: (factor: string, hasPassword: boolean) =>
      (factor === 'all'
        ? [
            'The second step of your sign-in was removed for you, and you were signed out everywhere.',
            '',
            ...(hasPassword
              ? [
                  'Your password alone signs you in now. You can set up a second step again in your profile, under Security.',
                  '',
                ]
              : []),
            unasked,
          ]
        : factor === 'passkeys'
          ? [...passkeysGone, '', hasPassword ? notYou : unasked]
          : [
              `You removed ${factorNames[factor] ?? 'a second step'} from your account. Your other devices were signed out.`,
              '',
              hasPassword ? notYou : unasked,
            ]
      ).join('\n'),
  },
  renewed: {
    subject: (productTitle: string) => `${productTitle}: you have new recovery codes`,
    text: (hasPassword: boolean) =>
      [
        'New recovery codes were made for your account. The old ones no longer work.',
        '',
        hasPassword ? notYou : unasked,
      ].join('\n'),
  },
  used: {
    subject: (productTitle: string) => `${productTitle}: a recovery code was used`,
    text: (left: number) =>
      [
        `Someone signed in to your account with one of your recovery codes. ${left} ${plural(left, { one: 'is', other: 'are' })} left.`,
        '',
        'If this was you, you can make new ones in your profile, under Security.',
        '',
        notYou,
      ].join('\n'),
  },
  guessed: {
    subject: (productTitle: string) => `${productTitle}: someone knows your password`,
    text: [
      'Someone entered your password, and then several wrong codes for the second step. They did not get in.',
      '',
      'If this was not you, please choose a new password now. If you use the same one elsewhere, change it there too.',
    ].join('\n'),
  },
} as const;
