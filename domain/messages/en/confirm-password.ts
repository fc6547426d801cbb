import { passwordHoldsMinutes } from '../../password-time.ts';

/** The question for the password before a step that gives power over others. */
export const confirmPasswordMessages = {
  title: 'Please enter your password to go on',
  text: `This step changes what others can see or do, so we make sure that it’s you. You won’t be asked again for ${passwordHoldsMinutes} minutes.`,
  button: 'Go on',
  wrong: 'This is not your password. Please try again.',
  failed: 'Your password could not be checked. Please try again.',
} as const;
