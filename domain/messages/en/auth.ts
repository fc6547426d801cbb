import { passwordLength } from '../../field-limits.ts';
import type { PasswordPart, PasswordPolicy } from '../../password-policy.ts';
import { resetMinutes } from '../../reset-link.ts';

/** Registration, forgotten and new password: the screens, the answers and the mail. */
export const registerMessages = {
  title: 'Employee Registration',
  button: 'Register',
  successful: 'Registration successful!',
  redirecting: 'Redirecting to dashboard...',
  failed: 'Registration failed',
  invalidResponse: 'Invalid response from server',
  haveAccount: 'Already registered?',
  signIn: 'Login',
  account: 'Your account',
  about: 'About you',
  work: 'Your work',
  listsFailed:
    'We couldn’t load the choices for your work. What you’ve filled in is still here. Please try again in a moment.',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
} as const;

/** Said before a password is chosen; the sentence of the rule itself comes when it is broken. */
export const newPasswordHint = `Use ${passwordLength.least} or more characters, with uppercase and lowercase letters, a number, and one of !@#$%^&*. No spaces or other symbols.`;

/** The same for the policy in force. */
export const newPasswordHints: Record<PasswordPolicy, string> = {
  spec: newPasswordHint,
  strict: `Use ${passwordLength.strictLeast} or more characters of any kind, spaces too. A few words that don’t belong together work well. Well-known passwords and names from around you don’t.`,
};

/** What is met of it while it is typed. */
export const passwordPartMessages = {
  missing: 'Still needed:',
  allMet: 'That meets the rule.',
  parts: {
    length: `${passwordLength.least} or more characters`,
    strict_length: `${passwordLength.strictLeast} or more characters`,
    lower_case: 'a lowercase letter',
    upper_case: 'an uppercase letter',
    digit: 'a number',
    sign: 'one of !@#$%^&*',
    no_others: 'no other characters',
  } satisfies Record<PasswordPart, string>,
} as const;

/** In place of everything else, where the first password is to be changed. */
export const firstPasswordMessages = {
  title: 'Choose your own password',
  intro: 'The password you signed in with was made for you. Choose one that only you know, and then you can go on.',
  current: 'The password you were given',
  button: 'Save and go on',
  signOut: 'Sign Out',
  asked:
    'The password you signed in with was set by the person who runs the server. Please choose one that only you know.',
  change: 'Choose my own password',
} as const;

export const forgotPasswordMessages = {
  title: 'Forgot password',
  intro: 'Enter the email you signed up with. We’ll email you a link to choose a new password.',
  button: 'Send Reset Link',
  failed: 'Something went wrong',
  checkInbox: 'Check your inbox',
  asked: (email: string) => `You asked for a link for ${email}.`,
  patience: 'It can take a minute to arrive. If you don’t see it, look in your spam folder too.',
  again: 'Send again',
  againSoon: 'You can send it again in a minute.',
  otherAddress: 'Use another address',
  sent: `If there’s an account with this email, a reset link is on its way. It works for ${resetMinutes} minutes.`,
  back: 'Back to login',
} as const;

export const resetPasswordMessages = {
  title: 'Reset password',
  button: 'Reset Password',
  mismatch: 'Passwords do not match',
  failed: 'Error resetting password',
  done: 'Your password was changed successfully. Please sign in with the new one.',
  askAgain: 'Request a new link',
  noLink: 'Please open the link from your email again, or request a new one.',
} as const;

/** In place of what a mailed link led to, where it is over, or was not copied whole. */
export const linkOverMessages = {
  title: 'This link no longer works',
  partTitle: 'Part of this link is missing',
} as const;

export const changePasswordMessages = {
  title: 'Change my password',
  current: 'Current password',
  button: 'Change password',
  failed: 'We couldn’t change your password. Please try again.',
  done: 'Your password was changed. You’ve been signed out on all other devices.',
} as const;

export const logoutMessages = { done: 'You’re signed out.' } as const;

/**
 * The mail with a reset link. It names no health matter and greets no one by name. In letters of ASCII alone it is sent as
 * it is, so that the link in a stored mail stays on one line.
 */
export const resetMail = {
  subject: (productTitle: string) => `${productTitle}: choose a new password`,
  text: (link: string, { minutes, byAdmin }: { minutes: number; byAdmin: boolean }) =>
    [
      byAdmin
        ? 'An admin where you work asked us to send you this link, so you can choose a new password. They cannot see the link or your password.'
        : 'Someone asked to reset the password for the account with this email.',
      '',
      `To choose a new one, open this link within ${minutes} minutes. It works once:`,
      '',
      link,
      '',
      byAdmin
        ? 'If you did not ask for this, you can ignore this email. Your password works as before.'
        : 'If this was not you, you can ignore this email. Your password will not change.',
    ].join('\n'),
} as const;

/** Instead of the link, to the owner of an account that is disabled. */
export const disabledMail = {
  subject: (productTitle: string) => `${productTitle}: your account is disabled`,
  text: (ask: string | undefined) =>
    [
      'Someone asked to reset the password for the account with this email. The account is disabled, so a new password would not open it, and we have not made a link.',
      '',
      ask === undefined
        ? 'To ask why, or to come back, please contact a wellness admin where you work.'
        : `To ask why, or to come back, please contact a wellness admin where you work, or: ${ask}`,
      '',
      'If this was not you, you can ignore this email. Nothing was changed.',
    ].join('\n'),
} as const;
