import { passwordHoldsMinutes } from '../../password-time.ts';

/** The question for the password before a step that gives power over others. */
export const confirmPasswordMessages = {
  title: 'Please enter your password to continue',
  text: `This step needs an extra check, so we’re making sure it’s you. You won’t be asked again for ${passwordHoldsMinutes} minutes.`,
  button: 'Continue',
  wrong: 'That password isn’t right. Please try again.',
  failed: 'We couldn’t check your password. Please try again.',
} as const;
