import { drafted } from '../draft.ts';
import { passwordLength } from '../../field-limits.ts';
import type { PasswordPart, PasswordPolicy } from '../../password-policy.ts';
import { resetMinutes } from '../../reset-link.ts';

/** Registration, forgotten and new password: the screens, the answers and the mail. */
export const registerMessages = {
  title: 'कर्मचारी रजिस्ट्रेशन',
  button: 'रजिस्टर करें',
  successful: 'रजिस्ट्रेशन हो गया!',
  redirecting: 'डैशबोर्ड खुल रहा है...',
  failed: 'रजिस्ट्रेशन नहीं हो पाया',
  invalidResponse: 'सर्वर से सही जवाब नहीं मिला',
  haveAccount: 'पहले से अकाउंट है?',
  signIn: 'लॉगिन',
  account: 'आपका अकाउंट',
  about: 'आपके बारे में',
  work: 'आपका काम',
  listsFailed: 'काम वाली लिस्ट लोड नहीं हो पाई। आपने जो भरा है, वह यहीं है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  step: (step: number, steps: number) => `चरण ${step}, कुल ${steps}`,
  next: 'आगे',
  back: 'पीछे',
} as const;

/** Said before a password is chosen; the sentence of the rule itself comes when it is broken. */
export const newPasswordHint = `${passwordLength.least} या ज़्यादा अक्षर रखें: अंग्रेज़ी के छोटे और बड़े अक्षर, एक नंबर, और !@#$%^&* में से एक निशान। खाली जगह या दूसरे निशान नहीं।`;

/** The same for the policy in force. */
export const newPasswordHints = drafted<Record<PasswordPolicy, string>>({
  spec: newPasswordHint,
  strict: `कोई भी ${passwordLength.strictLeast} या ज़्यादा अक्षर रखें, खाली जगह भी चलेगी। कुछ ऐसे शब्द मिलाएँ जिनका आपस में कोई लेना-देना न हो। जाने-माने पासवर्ड और आस-पास के नाम नहीं चलते।`,
});

/** What is met of it while it is typed. */
export const passwordPartMessages = {
  missing: 'अभी चाहिए:',
  allMet: 'यह पासवर्ड चलेगा।',
  parts: drafted<Record<PasswordPart, string>>({
    length: `${passwordLength.least} या ज़्यादा अक्षर`,
    strict_length: `${passwordLength.strictLeast} या ज़्यादा अक्षर`,
    lower_case: 'छोटा अक्षर (a-z)',
    upper_case: 'बड़ा अक्षर (A-Z)',
    digit: 'एक नंबर',
    sign: '!@#$%^&* में से एक',
    no_others: 'कोई दूसरा निशान नहीं',
  }),
} as const;

/** In place of everything else, where the first password is to be changed. */
export const firstPasswordMessages = {
  title: 'अपना खुद का पासवर्ड चुनें',
  intro: 'अभी जिस पासवर्ड से लॉगिन हुआ, वह आपके लिए बनाया गया था। ऐसा चुनें जो सिर्फ़ आपको पता हो, फिर आगे बढ़ें।',
  current: 'जो पासवर्ड आपको दिया गया',
  button: 'सेव करके आगे बढ़ें',
  signOut: 'लॉगआउट',
  asked: 'अभी जिस पासवर्ड से लॉगिन हुआ, वह सर्वर चलाने वाले ने रखा था। ऐसा चुनें जो सिर्फ़ आपको पता हो।',
  change: 'अपना पासवर्ड चुनें',
} as const;

export const forgotPasswordMessages = {
  title: 'पासवर्ड याद नहीं',
  intro: 'वह ईमेल डालें जिससे रजिस्टर किया था। हम नया पासवर्ड चुनने का लिंक भेजेंगे।',
  button: 'लिंक भेजें',
  failed: 'कुछ गड़बड़ हो गई',
  checkInbox: 'अपना इनबॉक्स देखें',
  asked: (email: string) => `आपने ${email} के लिए लिंक माँगा।`,
  patience: 'आने में एक मिनट लग सकता है। न दिखे तो स्पैम फ़ोल्डर भी देखें।',
  again: 'फिर से भेजें',
  againSoon: 'एक मिनट बाद फिर से भेजा जा सकता है।',
  otherAddress: 'कोई और ईमेल डालें',
  sent: `अगर इस ईमेल का अकाउंट है, तो नए पासवर्ड का लिंक भेज दिया गया है। यह ${resetMinutes} मिनट चलेगा।`,
  back: 'लॉगिन पर वापस',
} as const;

export const resetPasswordMessages = {
  title: 'नया पासवर्ड',
  button: 'पासवर्ड बदलें',
  mismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  failed: 'पासवर्ड नहीं बदल पाया',
  done: 'आपका पासवर्ड बदल गया। नए पासवर्ड से लॉगिन करें।',
  askAgain: 'नया लिंक माँगें',
  noLink: 'ईमेल का लिंक फिर से खोलें, या नया लिंक माँगें।',
} as const;

export const linkOverMessages = {
  title: 'यह लिंक अब नहीं चलता',
  partTitle: 'यह लिंक अधूरा है',
} as const;

export const changePasswordMessages = {
  title: 'मेरा पासवर्ड बदलें',
  current: 'अभी का पासवर्ड',
  button: 'पासवर्ड बदलें',
  failed: 'आपका पासवर्ड नहीं बदल पाया। कृपया फिर से कोशिश करें।',
  done: 'आपका पासवर्ड बदल गया। बाकी सभी डिवाइस पर लॉगआउट हो गया है।',
} as const;

export const logoutMessages = { done: 'लॉगआउट हो गया है।' } as const;

/** The mail with a reset link. It names no health matter and greets no one by name. */
export const resetMail = {
  subject: (productTitle: string) => `${productTitle}: नया पासवर्ड चुनें`,
  text: (link: string, { minutes, byAdmin }: { minutes: number; byAdmin: boolean }) =>
    [
      byAdmin
        ? 'आपके यहाँ के एक एडमिन ने हमसे कहा कि आपको यह लिंक भेजें, ताकि आप नया पासवर्ड चुनें। उन्हें न यह लिंक दिखता है, न आपका पासवर्ड।'
        : 'किसी ने इस ईमेल वाले अकाउंट का पासवर्ड बदलने को कहा है।',
      '',
      `नया पासवर्ड चुनने के लिए यह लिंक ${minutes} मिनट के अंदर खोलें। यह एक ही बार चलता है:`,
      '',
      link,
      '',
      byAdmin
        ? 'अगर आपने यह नहीं माँगा था, तो कुछ करने की ज़रूरत नहीं। आपका पासवर्ड पहले की तरह चलता रहेगा।'
        : 'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं। आपका पासवर्ड नहीं बदलेगा।',
    ].join('\n'),
} as const;

/** Instead of the link, to the owner of an account that is disabled. */
export const disabledMail = {
  subject: (productTitle: string) => `${productTitle}: आपका अकाउंट बंद है`,
  text: (ask: string | undefined) =>
    [
      'किसी ने इस ईमेल वाले अकाउंट का पासवर्ड बदलने को कहा है। यह अकाउंट बंद किया गया है, नए पासवर्ड से भी नहीं खुलेगा। इसलिए हमने लिंक नहीं बनाया।',
      '',
      ask === undefined
        ? 'वजह जानने या वापस आने के लिए अपने यहाँ के वेलनेस एडमिन से संपर्क करें।'
        : `वजह जानने या वापस आने के लिए अपने यहाँ के वेलनेस एडमिन से संपर्क करें, या यहाँ: ${ask}`,
      '',
      'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं। कुछ नहीं बदला।',
    ].join('\n'),
} as const;
