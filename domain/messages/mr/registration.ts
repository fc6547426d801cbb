import { confirmationHours, invitationDays } from '../../registration-rules.ts';
import type { Registering, RegistrationRule } from '../../registration-rules.ts';
import { drafted } from '../draft.ts';
import type { Invitation } from '../en/registration.ts';

/** The choices, in a few words each. */
export const ruleNames = drafted<Record<RegistrationRule, string>>({
  open: 'सर्वांसाठी खुली',
  domain: 'ईमेल डोमेननुसार',
  invitation: 'निमंत्रणाने',
});

/** Said before anything is typed. */
export function ruleSentence({ rule, domains, confirms_email }: Registering, orgName: string): string {
  const confirmed = confirms_email ? ' पत्त्याची खात्री करण्यासाठी आम्ही आधी ईमेलने लिंक पाठवतो.' : '';
  switch (rule) {
    case 'open':
      return `${orgName === '' ? 'इथे काम करणारे सर्व जण नोंदणी करू शकतात.' : `${orgName} मधले सर्व जण नोंदणी करू शकतात.`}${confirmed}`;
    case 'domain':
      return `शेवटी ${listOf(domains)} असलेल्या ईमेल पत्त्याने नोंदणी करता येते.${confirmed}`;
    case 'invitation':
      return 'नोंदणीसाठी निमंत्रण लागते. कृपया निमंत्रणाच्या ईमेलमधली लिंक उघडा.';
  }
}

function listOf(domains: readonly string[]): string {
  const names = domains.map((domain) => `@${domain}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} किंवा ${names.at(-1)}`;
}

/** The step before the form, where an address has to be confirmed, and where an invitation is missing. */
export const linkMessages = {
  confirmTitle: 'आधी ईमेलची खात्री करू या',
  confirmIntro: `आपला ईमेल लिहा, आम्ही लिंक पाठवू. ती ${confirmationHours} तास चालते आणि तिथून फॉर्म उघडतो.`,
  againTitle: 'निमंत्रण सापडत नाही?',
  againIntro: `संस्थेला माहीत असलेला ईमेल लिहा. निमंत्रण असेल, तर आम्ही नवी लिंक पाठवू. ती ${invitationDays} दिवस चालते.`,
  button: 'ईमेलने लिंक पाठवा',
  sent: 'या ईमेलने नोंदणी करता येत असेल, तर लिंक पाठवली आहे.',
  checkInbox: 'आपला इनबॉक्स पाहा',
  asked: (email: string) => `${email} साठी लिंक मागितली आहे.`,
  patience: 'ईमेल यायला एखादे मिनिट लागू शकते. दिसला नाही, तर स्पॅम फोल्डरही पाहा.',
  again: 'पुन्हा पाठवा',
  againSoon: 'एका मिनिटाने पुन्हा पाठवता येईल.',
  otherAddress: 'दुसरा पत्ता वापरा',
  failed: 'लिंक मागवता आली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;

/** The page behind a mailed link. */
export const joinMessages = {
  title: 'आपले स्वागत आहे',
  confirmedTitle: 'कर्मचारी नोंदणी',
  loading: 'आपली लिंक उघडत आहे...',
  loadFailed: 'आपली लिंक उघडता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  invited: 'आपल्या संस्थेने निमंत्रण दिले आहे. थोडीच माहिती भरायची बाकी आहे.',
  confirmed: (email: string) => `धन्यवाद, ${email} ची खात्री झाली. कृपया बाकीची माहिती भरा.`,
  known: 'आपल्या संस्थेने दिलेली माहिती',
  knownHint: 'काही चुकीचे आहे? तरीही नोंदणी करता येते. वेलनेस ॲडमिन नंतर ते दुरुस्त करू शकतात.',
  account: 'आपला पासवर्ड',
  askTitle: 'नवी लिंक मागवा',
  over: 'ती आधीच वापरली गेली असेल, किंवा तिची मुदत संपली असेल. आम्ही नवी पाठवू शकतो.',
  noLink: 'कृपया ईमेलमधली लिंक पुन्हा उघडा, किंवा नवी मागवा.',
  haveAccount: 'आधीच नोंदणी केली आहे?',
  button: 'नोंदणी करा',
} as const;

/** The admin's screen. */
export const registrationAdminMessages = {
  title: 'नोंदणी कोण करू शकते',
  intro: 'इथे खाते कोण उघडू शकते ते निवडा. आधीच्या खात्यांवर परिणाम होत नाही.',
  legend: 'नोंदणी कोण करू शकते',
  loading: 'सेटिंग लोड होत आहे...',
  loadFailed: 'सेटिंग लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  meanings: drafted<Record<RegistrationRule, string>>({
    open: 'ज्यांना हे पान उघडता येते, ते सर्व नोंदणी करू शकतात.',
    domain: 'फक्त यादीतल्या डोमेनचे ईमेल पत्ते. उप-डोमेनही यादीत लिहिले तरच चालते.',
    invitation: 'फक्त स्टाफ यादीतले लोक, त्यांच्या निमंत्रणातल्या लिंकने.',
  }),
  domainsHint: 'प्रत्येक ओळीवर एक, जसे example.org.',
  confirms: 'लोकांना ईमेल पत्त्याची खात्री करायला सांगा',
  confirmsHint: `आम्ही ${confirmationHours} तास चालणारी लिंक ईमेलने पाठवतो. ती उघडण्याआधी लॉग इन करता येत नाही.`,
  confirmsNoMail: 'पत्त्याची खात्री करण्यासाठी मेल सर्व्हर लागतो, आणि तो इथे नाही. सर्व्हर चालवणारी व्यक्ती तो जोडू शकते.',
  confirmsLost:
    'सध्या लोक नोंदणी करू शकत नाहीत: पत्त्याची खात्री लागते, आणि मेल सर्व्हर नाही. हे बंद करा, किंवा सर्व्हर चालवणाऱ्या व्यक्तीला तो जोडायला सांगा.',
  confirmsByInvitation: 'निमंत्रणाच्या लिंकने पत्त्याची खात्री आपोआप होते.',
  unconfirmed: 'पत्त्याची खात्री केली नाही, तर कोणीही दुसऱ्याचा पत्ता लिहू शकते.',
  staffList: 'स्टाफ यादी उघडा',
  save: 'सेव्ह करा',
  saved: 'सेव्ह झाले. आतापासून लागू आहे.',
  failed: 'हे सेव्ह करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  reachable:
    'हे पान संस्थेबाहेरूनही उघडता येते असे दिसते, आणि ज्यांना ते सापडेल, ते सर्व नोंदणी करू शकतात. त्याऐवजी डोमेन किंवा निमंत्रणे निवडा.',
} as const;

/** On the admin's start page. */
export const openRegistrationMessages = {
  text: 'ज्यांना हे पान सापडेल, ते सर्व नोंदणी करू शकतात. बाहेरच्या लोकांनाही ते सापडू शकते.',
  action: 'नोंदणी कोण करू शकते ते निवडा',
} as const;

/** Mails with a link to register. They say nothing of anyone's health. */
export const registrationMails = {
  invitation: {
    subject: (productTitle: string, isReminder: boolean) =>
      isReminder ? `${productTitle}: आपले निमंत्रण, पुन्हा एकदा` : `${productTitle}: आपले निमंत्रण`,
    text: (link: string, { productTitle, orgName, isReminder, audience, page, ask }: Invitation) =>
      [
        orgName === ''
          ? `आपण ज्या संस्थेत काम करता, ती आपल्याला ${productTitle} चे निमंत्रण देत आहे.`
          : `${orgName} आपल्याला ${productTitle} चे निमंत्रण देत आहे.`,
        ...(isReminder ? ['हे निमंत्रण आम्ही काही दिवसांपूर्वी पाठवले होते. आठवण करून देण्यासाठी आम्ही एवढा एकच ईमेल पाठवतो.'] : []),
        `काम करताना स्वतःची काळजी घेता यावी यासाठी ${productTitle} आहे: कसे वाटते याबद्दल काही प्रश्न, छोट्या विश्रांतीसाठी व्यायाम, आणि मदत मागता येईल अशी माणसे. नोंदणी करायची की नाही, ते आपण ठरवता. केली नाही तरी काहीही होत नाही.`,
        `नोंदणीसाठी ही लिंक ${invitationDays} दिवसांच्या आत उघडा. ती फक्त आपल्यासाठी आहे:`,
        link,
        'नोंदणी केली, तर कोण काय पाहू शकेल:',
        audience,
        `नोंदणी करण्याआधी हे सर्व इथे वाचता येते: ${page}`,
        ask === undefined
          ? 'काही प्रश्न असेल, तर कृपया आपल्या संस्थेतल्या वेलनेस ॲडमिनला विचारा.'
          : `काही प्रश्न असेल, तर कृपया आपल्या संस्थेतल्या वेलनेस ॲडमिनला किंवा इथे विचारा: ${ask}`,
        'लिंकची मुदत संपली असेल, तर तिच्या पानावरून नवी लिंक मागवता येते.',
      ].join('\n\n'),
  },
  confirmation: {
    subject: (productTitle: string) => `${productTitle}: ईमेल पत्त्याची खात्री करा`,
    text: (link: string, productTitle: string) =>
      [
        `${productTitle} वर या ईमेल पत्त्याने कोणालातरी नोंदणी करायची आहे.`,
        '',
        `हे आपणच केले असेल, तर ${confirmationHours} तासांच्या आत ही लिंक उघडा:`,
        '',
        link,
        '',
        'हे आपण केले नसेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही. खाते तयार होत नाही.',
      ].join('\n'),
  },
  known: {
    subject: (productTitle: string) => `${productTitle}: आपले खाते आधीच आहे`,
    text: (link: string, productTitle: string) =>
      [
        `${productTitle} वर या ईमेल पत्त्याने कोणालातरी नोंदणी करायची आहे. या पत्त्याचे खाते आधीच आहे.`,
        '',
        'हे आपणच केले असेल, तर इथे लॉग इन करा, किंवा नवा पासवर्ड निवडा:',
        '',
        link,
        '',
        'हे आपण केले नसेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही. काहीही बदलले नाही.',
      ].join('\n'),
  },
} as const;
