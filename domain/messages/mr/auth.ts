import { passwordLength } from '../../field-limits.ts';
import type { PasswordPart, PasswordPolicy } from '../../password-policy.ts';
import { resetMinutes } from '../../reset-link.ts';
import { drafted } from '../draft.ts';

/** Registration, forgotten and new password: the screens, the answers and the mail. */
export const registerMessages = {
  title: 'कर्मचारी नोंदणी',
  button: 'नोंदणी करा',
  successful: 'नोंदणी झाली!',
  redirecting: 'डॅशबोर्ड उघडत आहे...',
  failed: 'नोंदणी झाली नाही',
  invalidResponse: 'सर्व्हरकडून योग्य उत्तर आले नाही',
  haveAccount: 'आधीच नोंदणी केली आहे?',
  signIn: 'लॉग इन',
  account: 'आपले खाते',
  about: 'आपल्याबद्दल',
  work: 'आपले काम',
  listsFailed: 'कामाचे पर्याय लोड करता आले नाहीत. भरलेली माहिती इथेच आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  step: (step: number, steps: number) => `${steps} पैकी पायरी ${step}`,
  next: 'पुढे',
  back: 'मागे',
} as const;

/** Said before a password is chosen; the sentence of the rule itself comes when it is broken. */
export const newPasswordHint = `${passwordLength.least} किंवा जास्त अक्षरे वापरा: मोठी आणि छोटी इंग्रजी अक्षरे, एक अंक, आणि !@#$%^&* यांपैकी एक. मोकळी जागा किंवा दुसरी चिन्हे नकोत.`;

/** The same for the policy in force. */
export const newPasswordHints = drafted<Record<PasswordPolicy, string>>({
  spec: newPasswordHint,
  strict: `${passwordLength.strictLeast} किंवा जास्त अक्षरे वापरा. कोणतीही चालतील, मोकळ्या जागाही. एकमेकांशी संबंध नसलेले काही शब्द चांगले. सर्वांना माहीत असलेले पासवर्ड आणि आसपासची नावे नकोत.`,
});

/** What is met of it while it is typed. */
export const passwordPartMessages = {
  missing: 'अजून हवे:',
  allMet: 'हा पासवर्ड चालेल.',
  parts: drafted<Record<PasswordPart, string>>({
    length: `${passwordLength.least} किंवा जास्त अक्षरे`,
    strict_length: `${passwordLength.strictLeast} किंवा जास्त अक्षरे`,
    lower_case: 'छोटे इंग्रजी अक्षर (a)',
    upper_case: 'मोठे इंग्रजी अक्षर (A)',
    digit: 'एक अंक',
    sign: '!@#$%^&* यांपैकी एक',
    no_others: 'दुसरी कोणतीही चिन्हे नाहीत',
  }),
} as const;

/** In place of everything else, where the first password is to be changed. */
export const firstPasswordMessages = {
  title: 'स्वतःचा पासवर्ड निवडा',
  intro: 'लॉग इनसाठी वापरलेला पासवर्ड दुसऱ्यांनी बनवला होता. फक्त आपल्याला माहीत असेल असा निवडा, मग पुढे जाता येईल.',
  current: 'दिलेला पासवर्ड',
  button: 'सेव्ह करून पुढे जा',
  signOut: 'लॉग आउट',
  asked: 'लॉग इनसाठी वापरलेला पासवर्ड सर्व्हर चालवणाऱ्या व्यक्तीने ठरवला होता. कृपया फक्त आपल्याला माहीत असेल असा निवडा.',
  change: 'स्वतःचा पासवर्ड निवडा',
} as const;

export const forgotPasswordMessages = {
  title: 'पासवर्ड विसरलात',
  intro: 'नोंदणी केलेला ईमेल लिहा. नवा पासवर्ड निवडण्यासाठी आम्ही लिंक पाठवू.',
  button: 'लिंक पाठवा',
  failed: 'काहीतरी अडचण आली',
  checkInbox: 'आपला इनबॉक्स पाहा',
  asked: (email: string) => `${email} साठी लिंक मागितली आहे.`,
  patience: 'ईमेल यायला एखादे मिनिट लागू शकते. दिसला नाही, तर स्पॅम फोल्डरही पाहा.',
  again: 'पुन्हा पाठवा',
  againSoon: 'एका मिनिटाने पुन्हा पाठवता येईल.',
  otherAddress: 'दुसरा पत्ता वापरा',
  sent: `या ईमेलचे खाते असेल, तर नव्या पासवर्डची लिंक पाठवली आहे. ती ${resetMinutes} मिनिटे चालते.`,
  back: 'लॉग इनकडे परत',
} as const;

export const resetPasswordMessages = {
  title: 'नवा पासवर्ड',
  button: 'पासवर्ड बदला',
  mismatch: 'दोन्ही पासवर्ड जुळत नाहीत',
  failed: 'पासवर्ड बदलताना अडचण आली',
  done: 'आपला पासवर्ड बदलला. कृपया नव्या पासवर्डने लॉग इन करा.',
  askAgain: 'नवी लिंक मागवा',
  noLink: 'कृपया ईमेलमधली लिंक पुन्हा उघडा, किंवा नवी मागवा.',
} as const;

export const linkOverMessages = {
  title: 'ही लिंक आता चालत नाही',
  partTitle: 'ही लिंक अर्धवट आहे',
} as const;

export const changePasswordMessages = {
  title: 'पासवर्ड बदला',
  current: 'सध्याचा पासवर्ड',
  button: 'पासवर्ड बदला',
  failed: 'आपला पासवर्ड बदलता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  done: 'आपला पासवर्ड बदलला. बाकी सर्व डिव्हाइसवर लॉग आउट झाले आहे.',
} as const;

export const logoutMessages = { done: 'लॉग आउट झाले.' } as const;

/** The mail with a reset link. It names no health matter and greets no one by name. */
export const resetMail = {
  subject: (productTitle: string) => `${productTitle}: नवा पासवर्ड निवडा`,
  text: (link: string, { minutes, byAdmin }: { minutes: number; byAdmin: boolean }) =>
    [
      byAdmin
        ? 'नवा पासवर्ड निवडता यावा म्हणून, आपल्या संस्थेतल्या एका ॲडमिनने ही लिंक पाठवायला सांगितले. ही लिंक किंवा आपला पासवर्ड त्यांना दिसत नाही.'
        : 'या ईमेलच्या खात्याचा पासवर्ड बदलण्यासाठी कोणीतरी विनंती केली आहे.',
      '',
      `नवा पासवर्ड निवडण्यासाठी ${minutes} मिनिटांच्या आत ही लिंक उघडा. ती एकदाच चालते:`,
      '',
      link,
      '',
      byAdmin
        ? 'आपण हे मागितले नसेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही. आपला पासवर्ड पूर्वीसारखाच चालतो.'
        : 'हे आपण केले नसेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही. आपला पासवर्ड बदलणार नाही.',
    ].join('\n'),
} as const;

/** Instead of the link, to the owner of an account that is disabled. */
export const disabledMail = {
  subject: (productTitle: string) => `${productTitle}: आपले खाते बंद आहे`,
  text: (ask: string | undefined) =>
    [
      'या ईमेलच्या खात्याचा पासवर्ड बदलण्यासाठी कोणीतरी विनंती केली आहे. हे खाते बंद केले आहे, नव्या पासवर्डनेही ते उघडणार नाही. म्हणून लिंक बनवलेली नाही.',
      '',
      ask === undefined
        ? 'कारण विचारण्यासाठी किंवा परत येण्यासाठी कृपया आपल्या संस्थेतल्या वेलनेस ॲडमिनशी संपर्क साधा.'
        : `कारण विचारण्यासाठी किंवा परत येण्यासाठी कृपया आपल्या संस्थेतल्या वेलनेस ॲडमिनशी किंवा इथे संपर्क साधा: ${ask}`,
      '',
      'हे आपण केले नसेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही. काहीही बदलले नाही.',
    ].join('\n'),
} as const;
