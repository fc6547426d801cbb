import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { TopicKey } from '../../learn-more.ts';
import { drafted } from '../draft.ts';
import type { TopicWords } from '../en/home.ts';

export const homeMessages = {
  title: 'होम',
  welcome: 'स्वागत है, ',
  nameless: 'कर्मचारी',
  subtext: 'मन की सेहत का आपका सफ़र यहीं से शुरू होता है',
  now: 'एक नज़र में',
  lastResults: 'आपके पिछले नतीजे:',
  topicsTitle: 'मन की वे परेशानियाँ जिन पर हम बात करते हैं',
  learnMore: 'और जानें',
  /** Heard in its place. */
  learnMoreAbout: (about: string, opens: string) => `${about} के बारे में और जानें (${opens})`,
  topics: drafted<Record<TopicKey, TopicWords>>({
    depression: {
      badge: 'डिप्रेशन को समझें',
      title: 'डिप्रेशन',
      text: 'दो हफ़्ते या उससे ज़्यादा, लगभग रोज़ मन उदास रहना। इसमें किसी की गलती नहीं है, और इसका इलाज हो सकता है।',
      about: 'डिप्रेशन',
    },
    personality: {
      badge: 'खुद को बेहतर जानें',
      title: 'पर्सनैलिटी डिसऑर्डर',
      text: 'सोचने और रहने के बरसों पुराने ढंग, जिनसे जीवन मुश्किल हो जाता है। यह स्वभाव की खोट नहीं है, और मदद से फ़र्क पड़ता है।',
      about: 'पर्सनैलिटी डिसऑर्डर',
    },
    anger: {
      badge: 'तनाव से आज़ादी!',
      title: 'गुस्सा सँभालना',
      text: 'गुस्सा सबको आता है। इसे जल्दी पहचानना और गुज़र जाने देना सीखा जा सकता है।',
      about: 'गुस्से',
    },
    trauma: {
      badge: 'सदमे से उबरना',
      title: 'किसी को खोना और सदमा',
      text: 'किसी को खोने या सदमे के बाद मन का भर आना स्वाभाविक है। अगर हल्का न हो, तो किसी से बात करने से मदद मिल सकती है।',
      about: 'किसी को खोने और सदमे',
    },
    gad7: {
      badge: 'चिंता को पहचानें',
      title: 'GAD-7 चिंता',
      text: `जो फ़िक्र रुकती नहीं, वह थका देती है। यह छोटा टेस्ट पिछले ${inWeeks(recallDays)} का हाल पूछता है।`,
      about: 'चिंता',
    },
    phq9: {
      badge: 'डिप्रेशन की शुरुआती जाँच',
      title: 'PHQ-9 डिप्रेशन',
      text: `पिछले ${inWeeks(recallDays)} में मूड, नींद और ऊर्जा कैसी रही। यह बीमारी की पहचान नहीं, पर बताता है कि कब बात करने से मदद मिल सकती है।`,
      about: 'PHQ-9',
    },
  }),
};
