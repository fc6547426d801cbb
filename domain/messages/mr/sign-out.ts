import { formatCount } from './numbers.ts';

/** What someone is asked who signs out while something waits to be sent. */
export const signOutMessages = {
  sending: 'जे बाकी आहे ते पाठवले जात आहे...',
  title: 'काही गोष्टी अजून पाठवलेल्या नाहीत',
  text: (count: number) => `पाठवायचे बाकी: ${formatCount(count)}. आत्ता लॉग आउट केल्यास ते या डिव्हाइसवरून डिलीट होईल.`,
  stay: 'लॉग इन राहा',
  discard: 'काढून टाका आणि लॉग आउट करा',
} as const;
