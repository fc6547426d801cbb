/** After an answer above 0 to the last question of the PHQ-9, and from 15 points up on either scale. */
export const careMessages = {
  title: 'Thank you for being open about this',
  text: 'Thoughts like these can come when things are very hard, and they can ease with support. You might want to talk to someone now. Help is there day and night.',
  private: 'No one at work is shown this answer.',
  goOn: 'You can carry on with the questions whenever you like.',
  saved: 'Your answers are saved. You can read what your score means whenever you’re ready.',
  lines: 'Talk to someone now',
  back: 'Back to where you were',
  trusted: 'A person I trust',
  trustedText: 'You could call or write to someone you trust. You don’t have to explain much. You could say:',
  trustedWords: 'I’m having a hard time. Can we talk, or can you stay with me for a while?',
  write: 'Put this in a message',
  trustedPlan: 'The people in your safety plan:',
  plan: 'My safety plan',
  breathe: 'Breathe with me',
  safe: 'I am safe for now',
  kept: 'Your answers are kept on this device. You’ll see your score once they’re sent.',
  goOnToScore: 'Continue',
  heavyTitle: 'You don’t have to carry this alone',
  heavyText:
    'Many people feel this way at some point, and with support it usually eases. You can call at any hour, even if you just want to talk to someone.',
} as const;
