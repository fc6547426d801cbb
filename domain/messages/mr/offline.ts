import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'कनेक्शन',
  offlineWaiting: (count: number) => `इंटरनेट नाही. पाठवायचे बाकी: ${formatCount(count)}.`,
  waiting: (count: number) => `पाठवायचे बाकी: ${formatCount(count)}.`,
  refused: (count: number) => `अजून सेव्ह झाले नाही: ${formatCount(count)}. कृपया निवडा.`,
  asOf: (time: string) => `${time} ला जसे होते तसे, या डिव्हाइसवरून.`,
  taken: (time: string) => `वेळ: ${time}`,
  see: 'काय पाठवायचे बाकी आहे ते पाहा',
  testWaits: (type: string) =>
    `${type} ची आपली उत्तरे या डिव्हाइसवर ठेवली आहेत. इंटरनेट आले की आम्ही ती पाठवू. मग आपला स्कोर दिसेल.`,
  refusedTest: (type: string) => `${type} ची आपली उत्तरे आम्हाला अजून सेव्ह करता आली नाहीत.`,
  keepOpen: 'कृपया हे पान उघडे ठेवा. इंटरनेट आले की आम्ही हे सेव्ह करू.',
  keepOpenShared: `हे डिव्हाइस अनेक जण वापरतात: कृपया हे पान उघडे ठेवा आणि ${sharedIdleMinutes} मिनिटांत पुन्हा इंटरनेट सुरू करा. त्यानंतर हे डिलीट होईल.`,
  device: {
    title: 'या डिव्हाइसवर',
    keep: 'इंटरनेट नसतानाही माझे रेकॉर्ड दाखवा',
    keepHint: 'होम, ‘माझे आलेख’ आणि सुरक्षा प्लॅन इंटरनेटशिवायही उघडतात. लॉग आउट केल्यावर ते या डिव्हाइसवरून काढले जातात.',
    shared: 'हे डिव्हाइस अनेक जण वापरतात, म्हणून इथे काहीही ठेवले जात नाही.',
    waits: 'पाठवायचे बाकी',
    mood: (mood: string) => `मूड: ${mood}`,
    test: (type: string) => `${type} ची उत्तरे`,
    context: 'मूडचे टॅग आणि टिपण',
    discard: 'काढून टाका',
    sendAnyway: 'आजच्या सेटिंगनुसार पाठवा',
    sendAsNow: 'आत्ताच्या वेळेसह पाठवा',
    sendAgain: 'पुन्हा प्रयत्न करा',
    refused: 'आम्हाला हे सेव्ह करता आले नाही.',
  },
  leaving: {
    title: 'काही गोष्टी अजून पाठवलेल्या नाहीत',
    text: (count: number) => `पाठवायचे बाकी: ${formatCount(count)}. आत्ता लॉग आउट केल्यास ते या डिव्हाइसवरून डिलीट होईल.`,
    stay: 'लॉग इन राहा',
    discard: 'काढून टाका आणि लॉग आउट करा',
  },
} as const;
