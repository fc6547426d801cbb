/** Help for someone who needs it now: the button, its dialog and the page. */
export const helpMessages = {
  button: 'Help now',
  title: 'Help now',
  intro: 'You can talk to somebody right away. It is fine to call just to talk.',
  call: (number: string) => `Call ${number}`,
  abroadTitle: 'Outside India',
  abroad: 'Find a line in your country at findahelpline.com',
  somebody: 'You can also ask somebody you trust to stay with you while you call.',
  ways: 'More that may help',
  plan: 'My safety plan',
  breathe: 'Breathing exercise',
  more: 'More help',
  nobodyKnows: 'Nobody at work is told that you looked at this.',
} as const;
