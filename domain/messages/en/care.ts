/** After an answer above 0 to the last question of the PHQ-9, and from 15 points up on either scale. */
export const careMessages = {
  title: 'Thank you for being open about this',
  text: 'Thoughts like these can come when things are very hard, and they can ease with support. You may want to talk to somebody now, at any hour.',
  private: 'Nobody at work is shown this answer.',
  goOn: 'You can go on with the questions whenever you like.',
  saved: 'Your answers are saved. Your score comes after this, when you want it.',
  lines: 'Talk to somebody now',
  ways: 'You may also',
  back: 'Back to where you were',
  trusted: 'A person I trust',
  trustedText: 'You may call or write to somebody you trust. You do not have to explain much. You could say:',
  trustedWords: 'I am having a hard time. Can we talk, or can you stay with me for a while?',
  write: 'Write this as a message',
  trustedPlan: 'The people in your safety plan:',
  plan: 'My safety plan',
  breathe: 'Breathe with me',
  safe: 'I am safe for now',
  goOnToScore: 'Continue',
  heavyTitle: 'You do not have to carry this alone',
  heavyText:
    'Many people feel like this at some time, and with support it usually eases. You may talk to somebody at any hour, also just to talk.',
} as const;
