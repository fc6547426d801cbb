import { formatCount } from './numbers.ts';

/** What someone is asked who signs out while something waits to be sent. */
export const signOutMessages = {
  sending: 'ଯାହା ବାକି ଅଛି ପଠାଯାଉଛି...',
  title: 'କିଛି ଜିନିଷ ଏଯାଏଁ ପଠାଯାଇନାହିଁ',
  text: (count: number) => `ପଠାଇବା ବାକି: ${formatCount(count)}। ଏବେ ଲଗ୍ ଆଉଟ୍ କଲେ ଏଗୁଡ଼ିକ ଏହି ଡିଭାଇସ୍‌ରୁ ଡିଲିଟ୍ ହୋଇଯିବ।`,
  stay: 'ଲଗ୍ ଇନ୍ ରହନ୍ତୁ',
  discard: 'ହଟାଇ ଲଗ୍ ଆଉଟ୍ କରନ୍ତୁ',
} as const;
