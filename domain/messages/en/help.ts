import { lineTexts } from '../../help-lines.ts';

/** Help for someone who needs it now: the button, its dialog and the page. */
export const helpMessages = {
  button: 'Help now',
  title: 'Help now',
  intro: 'You can talk to someone right away. It’s fine to call just to talk.',
  call: (number: string) => `Call ${number}`,
  abroadTitle: 'Outside India',
  abroad: 'Find a helpline in your country at findahelpline.com',
  someone: 'You can also ask someone you trust to stay with you while you call.',
  ways: 'Other things that can help',
  plan: 'My safety plan',
  breathe: 'Breathing exercise',
  more: 'More help',
  nobodyKnows: 'No one at work is told that you looked at this.',
  /** What the helplines say that are there from the start. */
  lineTexts,
} as const;
