import { formatCount } from './numbers.ts';

/** What someone is asked who signs out while something waits to be sent. */
export const signOutMessages = {
  sending: 'जो बाकी है, वह भेजा जा रहा है...',
  title: 'कुछ चीज़ें अभी तक भेजी नहीं गईं',
  text: (count: number) =>
    `भेजना बाकी: ${formatCount(count)}। अभी लॉगआउट करने पर, जो भेजना बाकी है वह इस डिवाइस से डिलीट हो जाएगा।`,
  stay: 'लॉगिन बना रहने दें',
  discard: 'हटाएँ और लॉगआउट करें',
} as const;
