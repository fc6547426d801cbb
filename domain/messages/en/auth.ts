import { passwordLength } from '../../field-limits.ts';
import { resetMinutes } from '../../reset-link.ts';

/** Login, registration, forgotten and new password: the screens, the answers and the mail. */
export const loginMessages = {
  title: 'Login',
  intro: 'A quiet place to check how you are doing.',
  introOf: (orgName: string) => `A quiet place for everybody at ${orgName} to check how they are doing.`,
  button: 'Login',
  signUpQuestion: 'New here?',
  signUp: 'Sign Up',
  forgot: 'Forgot Password?',
  failed: 'Login failed',
  invalidResponse: 'Invalid response from server',
  promise: 'Private by design.',
  seeWho: 'See who can see what',
  sessionEnded: 'You were signed out. Please sign in again.',
  signedOut: 'You are signed out.',
} as const;

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
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
} as const;

/** Said before a password is chosen; the sentence of the rule itself comes when it is broken. */
export const newPasswordHint = `At least ${passwordLength.least} characters: capital and small letters, a number and one of !@#$%^&*, and nothing else.`;

export const forgotPasswordMessages = {
  title: 'Forgot password',
  intro: 'Enter the email of your account. We will send you a link with which you can choose a new password.',
  button: 'Send Reset Link',
  failed: 'Something went wrong',
  sent: `If there is an account with this email, a reset link is on its way. It works for ${resetMinutes} minutes.`,
  checkInbox: 'Check your inbox',
  asked: (email: string) => `You asked for a link for ${email}.`,
  patience: 'It can take a minute to arrive. If you don’t see it, look in your spam folder too.',
  again: 'Send again',
  againSoon: 'You can send it again in a minute.',
  otherAddress: 'Use another address',
  back: 'Back to login',
} as const;

export const resetPasswordMessages = {
  title: 'Reset password',
  button: 'Reset Password',
  mismatch: 'Passwords do not match',
  failed: 'Error resetting password',
  done: 'Your password was changed successfully. Please sign in with the new one.',
  askAgain: 'Ask for a new link',
  noLink: 'The link is used up on this page. Please open it again from your email, or ask for a new one.',
} as const;

export const changePasswordMessages = {
  title: 'Change my password',
  current: 'Current password',
  button: 'Change password',
  failed: 'Your password could not be changed. Please try again.',
  done: 'Your password was changed. All other devices are signed out.',
} as const;

export const logoutMessages = { done: 'You are signed out.' } as const;

/** The mail with a reset link. It names no health matter and greets no one by name. */
export const resetMail = {
  subject: (productTitle: string) => `${productTitle}: choose a new password`,
  text: (link: string, minutes: number) =>
    [
      'Somebody asked for a new password for the account with this email.',
      '',
      `To choose one, open this link within ${minutes} minutes. It works once:`,
      '',
      link,
      '',
      'If it was not you, you need to do nothing. Your password stays as it is.',
    ].join('\n'),
} as const;
