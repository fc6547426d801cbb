import { putOffDays, testMailLimits } from '../../setup-steps.ts';
import type { SetupStep } from '../../setup-steps.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

/** The first hour: what a new organisation settles. */
export const setupMessages = {
  title: 'पहिली पावले',
  intro: 'लोकांना निमंत्रणे देण्याआधी हे ठरवा. प्रत्येकाला एखाद-दोन मिनिटे लागतात. क्रम कोणताही चालेल.',
  loading: 'यादी लोड होत आहे...',
  loadFailed: 'यादी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  progress: (done: number, all: number) => `${formatCount(all)} पैकी ${formatCount(done)} झाले`,
  allDone: 'सर्व ठरले आहे. काही बदलले, तर ते पुन्हा इथे दिसेल.',
  states: { open: 'करायचे आहे', put_off: 'पुढे ढकलले', done: 'झाले' },
  putOffUntil: (day: string) => `${day} पर्यंत पुढे ढकलले`,
  putOff: 'आत्ता नको',
  putOffHint: `आम्ही ${numberInWords(putOffDays)} दिवसांनी आठवण करून देऊ.`,
  takeUp: 'आत्ता करा',
  steps: drafted<Record<SetupStep, { name: string; why: string }>>({
    organisation: { name: 'नाव आणि लोगो', why: 'हे आपल्या संस्थेचे आहे हे लोकांना कळावे म्हणून.' },
    help_lines: {
      name: 'हेल्पलाइन',
      why: 'प्रत्येक नंबरवर एकदा फोन करा. गरज पडेल त्या दिवशी ते बरोबर असायला हवेत.',
    },
    privacy_contact: {
      name: 'गोपनीयतेसाठी संपर्क आणि तक्रारी',
      why: 'स्वतःच्या माहितीबद्दल कोणालाही विचारता येईल अशी नाव दिलेली व्यक्ती किंवा कार्यालय कायद्याने लागते.',
    },
    second_admin: { name: 'दुसरे ॲडमिन', why: 'एक जण नसताना कोणी अडकून राहू नये म्हणून.' },
    mail: { name: 'ईमेल चालतो', why: 'त्याशिवाय पासवर्ड विसरल्यावर कोणालाही परत आत येता येत नाही.' },
  }),
  lines: {
    text: 'प्रत्येक नंबरवर फोन करा, किंवा स्रोताशी पडताळून पाहा, आणि तो बरोबर आहे असे सांगा.',
    checked: 'बरोबर आहे',
    checkedOn: (day: string) => `तपासणी: ${day}`,
    more: 'हेल्पलाइन जोडा किंवा बदला',
  },
  admins: {
    text: 'एका सहकाऱ्याला नोंदणी करायला सांगा, मग त्यांना ॲडमिन करा.',
    button: 'दुसरे ॲडमिन निवडा',
  },
  mail: {
    noServer:
      'मेल सर्व्हर अजून नाही: ईमेल सर्व्हरवर फाइल म्हणून राहतात. सर्व्हर चालवणाऱ्या व्यक्तीला SMTP_URL ठरवायला सांगा, मग इथे टेस्ट ईमेल पाठवा.',
    text: 'आम्ही आपल्याच पत्त्यावर कोड असलेला ईमेल पाठवू.',
    send: 'टेस्ट ईमेल पाठवा',
    again: 'आणखी एक पाठवा',
    sent: (time: string) => `${time} वाजता पाठवला. आला का?`,
    code: 'ईमेलमधला कोड',
    came: 'आला',
  },
} as const;

/** A plain letter. */
export const testMail = {
  subject: (productTitle: string) => `${productTitle}: टेस्ट ईमेल`,
  text: (code: string) =>
    [
      'या ईमेलवरून आपला मेल सर्व्हर चालतो हे कळते.',
      '',
      `कोड ${code} आहे. कृपया तो ‘पहिली पावले’ इथे ${testMailLimits.hours} तासांच्या आत टाका.`,
      '',
      'आपण हा मागितला नसेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही.',
    ].join('\n'),
} as const;
