import { adminRequestHours } from '../../admin-requests.ts';
import type { WatchedAct } from '../../watched-acts.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { formatCount, numberInWords, plural } from './numbers.ts';

const times = (count: number) => (count === 1 ? '' : `, ${numberInWords(count)} वेळा`);

const accounts = (count: number) => `${formatCount(count)} ${plural(count, { one: 'खाते', other: 'खाती' })}`;

/** What the other admins are mailed. It names no one: the list of actions does. Mails are plain letters. */
export const watchedActsMail = {
  subject: (productTitle: string) => `${productTitle}: ॲडमिनने केलेले काही बदल, आपल्या माहितीसाठी`,
  text: (acts: readonly string[], link: string) =>
    [
      'गेल्या काही मिनिटांत ॲडमिनच्या अधिकाराने हे केले गेले:',
      '',
      ...acts.flatMap((act) => [`- ${act}`, '']),
      'कोणी काय केले ते केलेल्या कामांच्या यादीत आहे:',
      '',
      link,
      '',
      'हे अपेक्षित असेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही. नसेल, तर कृपया ज्यांनी केले त्या ॲडमिनना विचारा. सर्व्हर चालवणारी व्यक्ती ॲडमिनला लगेच थांबवू शकते.',
    ].join('\n'),
  acts: {
    admin_made: (count) => `एका व्यक्तीला ॲडमिन केले${times(count)}.`,
    admin_taken: (count) => `एका ॲडमिनचे अधिकार काढले${times(count)}.`,
    admin_asked: (count) =>
      `एका ॲडमिनचे अधिकार काढण्याची विनंती झाली${times(count)}. दुसऱ्या ॲडमिनने संमती दिली की ते लागू होते, किंवा ${adminRequestHours} तासांनी.`,
    admin_objected: (count) => `अधिकार काढण्याला एका ॲडमिनने हरकत घेतली${times(count)}.`,
    rule_announced: (count) =>
      `नावासह रेकॉर्डसाठी अधिक खुले सेटिंग जाहीर केले${times(count)}. ते ${numberInWords(announcedDays)} दिवसांनी लागू होते, आणि तोपर्यंत कोणतेही ॲडमिन ते रद्द करू शकतात.`,
    rule_loosened: (count) => `नावासह रेकॉर्डसाठीचे सेटिंग अधिक खुले केले${times(count)}.`,
    care_question_off: (count) => `मदत दाखवणारा प्रश्न बंद केला${times(count)}.`,
    help_line_gone: (count) => `हेल्पलाइन काढली किंवा तिचे नंबर बदलले${times(count)}.`,
    registration_changed: (count) => `नोंदणी कोण करू शकते ते बदलले${times(count)}.`,
    names_exported: (count) => `कर्मचाऱ्यांची नावे असलेली यादी डाउनलोड केली${times(count)}.`,
    many_opened: (count) => `एका तासात ${formatCount(count)} वेगवेगळ्या लोकांची रेकॉर्ड उघडली.`,
    many_ended: (count) =>
      `एका दिवसात ${accounts(count)} ${plural(count, { one: 'बंद झाले', other: 'बंद झाली' })}, किंवा काम सोडत असल्याची नोंद झाली.`,
  } satisfies Partial<Record<WatchedAct, (count: number) => string>>,
} as const;
