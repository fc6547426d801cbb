import { checkInDays } from '../../reminders/check-in.ts';
import { inWeeks } from './numbers.ts';

const weeks = inWeeks(checkInDays);

/** Being reminded some weeks after a questionnaire: the choice, and what is said in the bar, by push and by mail. */
export const checkInMessages = {
  title: 'पुन्हा स्वतःची विचारपूस',
  text: `टेस्ट करून ${weeks} झाले की आम्ही आठवण करून देऊ शकतो. हवे असेल तरच, आणि दर वेळी एकदाच. आपल्या ‘शांत वेळेत’ हीही आठवण येत नाही.`,
  in_bar: 'पानाच्या सर्वांत वर',
  by_push: 'माझ्या डिव्हाइसवर नोटिफिकेशन',
  by_mail: 'ईमेलने',
  mailNote: 'आपण आठवण करून द्यायला सांगितले, एवढेच ईमेलमध्ये असते. कोणत्याही टेस्टचे नाव नसते.',
  pushNote: 'फक्त नोटिफिकेशन सुरू केलेल्या डिव्हाइसवर.',
  failed: 'हे सेव्ह करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  bar: {
    text: `${weeks} झाले. आता कसे वाटते, पाहू या?`,
    close: 'आत्ता नको',
    label: 'आपला रिमाइंडर',
  },
  /** On a lock screen, where others may read it. */
  push: (productTitle: string) => ({ title: productTitle, body: 'आपण आठवण करून द्यायला सांगितले होते.' }),
  mail: {
    subject: (productTitle: string) => `${productTitle}: आपला रिमाइंडर`,
    text: (link: string) =>
      ['आपण आठवण करून द्यायला सांगितले होते.', '', link, '', 'हे ईमेल आपल्या प्रोफाइलमध्ये ‘रिमाइंडर’ इथे बंद करता येतात.'].join('\n'),
  },
} as const;
