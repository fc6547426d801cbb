import { passwordHoldsMinutes } from '../../password-time.ts';

/** The question for the password before a step that gives power over others. */
export const confirmPasswordMessages = {
  title: 'आगे बढ़ने के लिए अपना पासवर्ड डालें',
  text: `यहाँ पक्का करना ज़रूरी है कि ये आप ही हैं। फिर ${passwordHoldsMinutes} मिनट तक दोबारा नहीं पूछा जाएगा।`,
  button: 'आगे बढ़ें',
  wrong: 'यह पासवर्ड सही नहीं है। कृपया फिर से कोशिश करें।',
  failed: 'आपका पासवर्ड जाँचा नहीं जा सका। कृपया फिर से कोशिश करें।',
} as const;
