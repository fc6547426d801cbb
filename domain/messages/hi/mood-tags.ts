import { drafted } from '../draft.ts';
import { isDefaultMoodTag, leastTaggedMoods, moodTagLimits } from '../../mood-tags.ts';
import type { DefaultMoodTag } from '../../mood-tags.ts';
import { formatCount, numberInWords } from './numbers.ts';

export const moodTagNames = drafted<Record<DefaultMoodTag, string>>({
  sleep: 'नींद',
  work: 'काम',
  family: 'परिवार',
  health: 'सेहत',
  people: 'लोग',
  exercise: 'एक्सरसाइज़',
  rest: 'आराम',
});

/** One that a person has made is called as it was typed. */
export function moodTagName(tag: string): string {
  return isDefaultMoodTag(tag) ? moodTagNames[tag] : tag;
}

export const moodTagMessages = {
  tagged: (tags: readonly string[]) => `टैग: ${tags.join(', ')}`,
  title: 'कुछ जोड़ना है?',
  onlyYou: 'यह सिर्फ़ आपको दिखता है।',
  tagsLegend: 'मन में क्या चल रहा है?',
  upTo: `चाहें तो ${numberInWords(moodTagLimits.ofMood)} तक चुनें।`,
  full: `${numberInWords(moodTagLimits.ofMood)} हो गए। दूसरा चुनने के लिए एक हटाएँ।`,
  note: 'एक निजी नोट',
  save: 'सेव करें',
  saved: 'सेव हो गया। यह सिर्फ़ आपको दिखता है।',
  add: 'टैग या नोट जोड़ें',
  change: 'टैग या नोट बदलें',
  emptied: 'अब इस मूड के साथ कुछ नहीं जुड़ा है।',
  failed: 'यह अभी सेव नहीं हो पाया। आपने जो भरा है, वह यहीं है। कृपया फिर से कोशिश करें।',
  gone: 'यह मूड अब नहीं है, इसलिए इसमें कुछ जोड़ा नहीं जा सकता।',
  edit: {
    open: 'टैग बदलें',
    title: 'आपके टैग',
    text: 'नया नाम आपके पहले के मूड पर भी दिखेगा। टैग हटाने से पहले के मूड वैसे ही रहते हैं।',
    name: (tag: string) => `‘${tag}’ का नाम`,
    remove: (tag: string) => `‘${tag}’ हटाएँ`,
    add: 'नया टैग',
    addButton: 'जोड़ें',
    save: 'टैग सेव करें',
    cancel: 'रहने दें',
    full: `आपके पास ${formatCount(moodTagLimits.inList)} टैग हैं। और जोड़ने के लिए एक हटाएँ।`,
    known: 'यह टैग आपके पास पहले से है।',
    failed: 'आपके टैग सेव नहीं हो पाए। वे यहीं हैं, कृपया फिर से कोशिश करें।',
  },
  counts: {
    title: 'टैग के हिसाब से आपके मूड',
    text: `किसी टैग के साथ कौन-सा मूड कितनी बार चुना गया, जब उस टैग के ${numberInWords(leastTaggedMoods)} मूड हो जाएँ।`,
    noCause: 'यह सिर्फ़ गिनती है। इससे यह पता नहीं चलता कि वैसा क्यों लगा।',
    soon: `जब कोई टैग ${numberInWords(leastTaggedMoods)} बार इस्तेमाल होगा, तब यहाँ दिखेगा कि उसके साथ कौन-से मूड रहे।`,
    tag: 'टैग',
    entries: 'कितनी बार',
  },
} as const;
