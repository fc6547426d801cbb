import { drafted } from '../draft.ts';
import { confirmationHours, invitationDays } from '../../registration-rules.ts';
import type { Registering, RegistrationRule } from '../../registration-rules.ts';
import { inChoice } from './lists.ts';
import type { Invitation } from '../en/registration.ts';

/** The choices, in a few words each. */
export const ruleNames = drafted<Record<RegistrationRule, string>>({
  open: 'सबके लिए खुला',
  domain: 'ईमेल डोमेन से',
  invitation: 'न्योते से',
});

/** Said before anything is typed. */
export function ruleSentence({ rule, domains, confirms_email }: Registering, orgName: string): string {
  const confirmed = confirms_email ? ' पहले हम आपका ईमेल पक्का करने के लिए एक लिंक भेजेंगे।' : '';
  switch (rule) {
    case 'open':
      return `${orgName === '' ? 'यहाँ काम करने वाला हर कोई रजिस्टर कर सकता है।' : `${orgName} में हर कोई रजिस्टर कर सकता है।`}${confirmed}`;
    case 'domain':
      return `रजिस्टर करने के लिए ऐसा ईमेल चाहिए जिसके अंत में ${inChoice(domains.map((domain) => `@${domain}`))} हो।${confirmed}`;
    case 'invitation':
      return 'रजिस्टर करने के लिए न्योता चाहिए। न्योते वाले ईमेल का लिंक खोलें।';
  }
}

/** The step before the form, where an address has to be confirmed, and where an invitation is missing. */
export const linkMessages = {
  confirmTitle: 'पहले अपना ईमेल पक्का करें',
  confirmIntro: `अपना ईमेल डालें, हम एक लिंक भेजेंगे। यह ${confirmationHours} घंटे चलेगा और इसी से फ़ॉर्म खुलेगा।`,
  againTitle: 'न्योता नहीं मिल रहा?',
  againIntro: `वह ईमेल डालें जो आपकी संस्था के पास है। अगर आपको न्योता मिला है, तो हम नया लिंक भेजेंगे। यह ${invitationDays} दिन चलेगा।`,
  button: 'ईमेल पर लिंक भेजें',
  sent: 'अगर इस ईमेल से रजिस्टर किया जा सकता है, तो लिंक भेज दिया गया है।',
  checkInbox: 'अपना इनबॉक्स देखें',
  asked: (email: string) => `आपने ${email} के लिए लिंक माँगा।`,
  patience: 'आने में एक मिनट लग सकता है। न दिखे तो स्पैम फ़ोल्डर भी देखें।',
  again: 'फिर से भेजें',
  againSoon: 'एक मिनट बाद फिर से भेजा जा सकता है।',
  otherAddress: 'कोई और ईमेल डालें',
  failed: 'लिंक नहीं माँगा जा सका। कृपया फिर से कोशिश करें।',
} as const;

/** The page behind a mailed link. */
export const joinMessages = {
  title: 'आपका स्वागत है',
  confirmedTitle: 'कर्मचारी रजिस्ट्रेशन',
  loading: 'आपका लिंक खुल रहा है...',
  loadFailed: 'आपका लिंक नहीं खुल पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  invited: 'आपकी संस्था ने आपको न्योता दिया है। बस कुछ बातें भरनी बाकी हैं।',
  confirmed: (email: string) => `शुक्रिया, ${email} पक्का हो गया। बाकी जानकारी भरें।`,
  known: 'आपकी संस्था ने हमें यह बताया',
  knownHint: 'कुछ गलत है? फिर भी रजिस्टर करें। वेलनेस एडमिन बाद में इसे ठीक कर सकते हैं।',
  account: 'आपका पासवर्ड',
  askTitle: 'नया लिंक माँगें',
  over: 'शायद यह पहले इस्तेमाल हो चुका है, या इसका समय बीत गया। हम नया लिंक भेज सकते हैं।',
  noLink: 'ईमेल का लिंक फिर से खोलें, या नया लिंक माँगें।',
  haveAccount: 'पहले से अकाउंट है?',
  button: 'रजिस्टर करें',
} as const;

/** The admin's screen. */
export const registrationAdminMessages = {
  title: 'कौन रजिस्टर कर सकता है',
  intro: 'चुनें कि यहाँ कौन अकाउंट बना सकता है। जो अकाउंट बने हुए हैं, वे वैसे ही रहेंगे।',
  legend: 'कौन रजिस्टर कर सकता है',
  loading: 'सेटिंग लोड हो रही है...',
  loadFailed: 'सेटिंग लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  meanings: drafted<Record<RegistrationRule, string>>({
    open: 'जो भी इस पेज तक पहुँच सके, वह रजिस्टर कर सकता है।',
    domain: 'सिर्फ़ उन डोमेन के ईमेल जो आप लिखें। सब-डोमेन भी चाहिए तो उसे अलग से लिखें।',
    invitation: 'सिर्फ़ स्टाफ़ लिस्ट के लोग, न्योते में मिले लिंक से।',
  }),
  domainsHint: 'हर लाइन में एक, जैसे example.org।',
  confirms: 'लोगों से अपना ईमेल पक्का करने को कहें',
  confirmsHint: `हम एक लिंक भेजते हैं जो ${confirmationHours} घंटे चलता है। उसे खोले बिना कोई लॉगिन नहीं कर सकता।`,
  confirmsNoMail: 'ईमेल पक्का करने के लिए मेल सर्वर चाहिए, और अभी कोई नहीं लगा है। जो सर्वर चलाते हैं, वे इसे लगा सकते हैं।',
  confirmsLost:
    'अभी कोई रजिस्टर नहीं कर सकता: ईमेल पक्का करना ज़रूरी है, और मेल सर्वर नहीं लगा है। इसे बंद करें, या सर्वर चलाने वाले से मेल सर्वर लगवाएँ।',
  confirmsByInvitation: 'न्योते के लिंक से ईमेल अपने-आप पक्का हो जाता है।',
  unconfirmed: 'ईमेल पक्का न हो, तो कोई किसी और का ईमेल भी डाल सकता है।',
  staffList: 'स्टाफ़ लिस्ट खोलें',
  save: 'सेव करें',
  saved: 'सेव हो गया। अब से लागू है।',
  failed: 'यह सेव नहीं हो पाया। कृपया फिर से कोशिश करें।',
  reachable: 'लगता है यह पेज संस्था के बाहर से भी खुलता है, और जिसे मिले वह रजिस्टर कर सकता है। इसकी जगह डोमेन या न्योता चुनें।',
} as const;

/** On the admin's start page. */
export const openRegistrationMessages = {
  text: 'जिसे भी यह पेज मिले, वह रजिस्टर कर सकता है। बाहर के लोगों को भी मिल सकता है।',
  action: 'चुनें कि कौन रजिस्टर करे',
} as const;

/** Mails with a link to register. They say nothing of anyone's health. */
export const registrationMails = {
  invitation: {
    subject: (productTitle: string, isReminder: boolean) =>
      isReminder ? `${productTitle}: आपका न्योता, एक बार फिर` : `${productTitle}: आपका न्योता`,
    text: (link: string, { productTitle, orgName, isReminder, audience, page, ask }: Invitation) =>
      [
        orgName === ''
          ? `जिस संस्था में आपका काम है, उसकी ओर से आपको ${productTitle} का न्योता है।`
          : `${orgName} की ओर से आपको ${productTitle} का न्योता है।`,
        ...(isReminder ? ['यह न्योता हमने कुछ दिन पहले भेजा था। इसके बाद और याद नहीं दिलाएँगे।'] : []),
        `${productTitle} काम के बीच अपना खयाल रखने में आपकी मदद के लिए है। इसमें आपके हालचाल के कुछ सवाल हैं, छोटे ब्रेक के लिए एक्सरसाइज़, और ऐसे लोग जिनसे बात की जा सके। रजिस्टर करना आपकी मर्ज़ी है। न करें तो भी कुछ नहीं होगा।`,
        `रजिस्टर करने के लिए यह लिंक ${invitationDays} दिन के अंदर खोलें। यह सिर्फ़ आपके लिए है:`,
        link,
        'रजिस्टर करने पर कौन क्या देख सकेगा:',
        audience,
        `रजिस्टर करने से पहले पूरी बात यहाँ पढ़ें: ${page}`,
        ask === undefined
          ? 'कोई सवाल हो तो अपने यहाँ के वेलनेस एडमिन से पूछें।'
          : `कोई सवाल हो तो अपने यहाँ के वेलनेस एडमिन से पूछें, या यहाँ: ${ask}`,
        'अगर लिंक का समय पूरा हो गया हो, तो उसी पेज से नया लिंक मिल जाएगा।',
      ].join('\n\n'),
  },
  confirmation: {
    subject: (productTitle: string) => `${productTitle}: अपना ईमेल पक्का करें`,
    text: (link: string, productTitle: string) =>
      [
        `किसी ने इस ईमेल से ${productTitle} पर रजिस्टर करने की कोशिश की है।`,
        '',
        `अगर ये आप हैं, तो यह लिंक ${confirmationHours} घंटे के अंदर खोलें:`,
        '',
        link,
        '',
        'अगर ये आप नहीं हैं, तो कुछ करने की ज़रूरत नहीं। कोई अकाउंट नहीं बनेगा।',
      ].join('\n'),
  },
  known: {
    subject: (productTitle: string) => `${productTitle}: आपका अकाउंट पहले से है`,
    text: (link: string, productTitle: string) =>
      [
        `किसी ने इस ईमेल से ${productTitle} पर रजिस्टर करने की कोशिश की है। इस ईमेल का अकाउंट पहले से है।`,
        '',
        'अगर ये आप हैं, तो यहाँ लॉगिन करें, या नया पासवर्ड चुनें:',
        '',
        link,
        '',
        'अगर ये आप नहीं हैं, तो कुछ करने की ज़रूरत नहीं। कुछ नहीं बदला है।',
      ].join('\n'),
  },
} as const;
