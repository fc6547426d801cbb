import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { TopicKey } from '../../learn-more.ts';
import { drafted } from '../draft.ts';
import type { TopicWords } from '../en/home.ts';

export const homeMessages = {
  title: 'होम',
  welcome: 'स्वागत आहे, ',
  nameless: 'कर्मचारी',
  subtext: 'मनाची काळजी घेण्याचा आपला प्रवास इथून सुरू होतो',
  now: 'थोडक्यात',
  lastResults: 'आपले मागचे निकाल:',
  topicsTitle: 'आम्ही कोणत्या मानसिक त्रासांवर मदत करतो',
  learnMore: 'अधिक माहिती',
  /** Heard in its place. */
  learnMoreAbout: (about: string, opens: string) => `${about} याबद्दल अधिक माहिती (${opens})`,
  topics: drafted<Record<TopicKey, TopicWords>>({
    depression: {
      badge: 'नैराश्य समजून घेऊ या',
      title: 'नैराश्य (डिप्रेशन)',
      text: 'दोन आठवडे किंवा जास्त काळ, बहुतेक दिवस मन खिन्न राहणे. यात कोणाचाही दोष नसतो, आणि यावर उपचार आहेत.',
      about: 'नैराश्य',
    },
    personality: {
      badge: 'स्वतःला ओळखा',
      title: 'पर्सनॅलिटी डिसऑर्डर',
      text: 'वागण्या-वाटण्याच्या जुन्या सवयींमुळे जगणे कठीण होते. हा स्वभावदोष नाही, आणि आधाराने फरक पडतो.',
      about: 'पर्सनॅलिटी डिसऑर्डर',
    },
    anger: {
      badge: 'तणावमुक्त जीवन!',
      title: 'राग सांभाळणे',
      text: 'राग प्रत्येकाला येतो. तो वेळीच ओळखून शांत होऊ देणे शिकता येते.',
      about: 'राग',
    },
    trauma: {
      badge: 'आघातातून सावरताना',
      title: 'दुःख आणि आघात',
      text: 'जवळचे काही गमावल्यावर किंवा धक्का बसल्यावर भावना तीव्र होणे साहजिक आहे. त्या कमी होत नसतील, तर कोणाशी तरी बोलल्याने मदत होऊ शकते.',
      about: 'दुःख आणि आघात',
    },
    gad7: {
      badge: 'चिंता ओळखू या',
      title: 'GAD-7 चिंता',
      text: `सतत येणारी काळजी थकवून टाकते. गेले ${inWeeks(recallDays)} कसे गेले ते ही छोटी टेस्ट पाहते.`,
      about: 'चिंता',
    },
    phq9: {
      badge: 'नैराश्याची प्राथमिक तपासणी',
      title: 'PHQ-9 नैराश्य',
      text: `गेले ${inWeeks(recallDays)} मूड, झोप आणि उत्साह कसा होता ते विचारते. हे निदान नाही, पण बोलल्याने मदत होईल का ते कळते.`,
      about: 'PHQ-9',
    },
  }),
};
