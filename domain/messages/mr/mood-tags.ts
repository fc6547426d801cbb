import { isDefaultMoodTag, leastTaggedMoods, moodTagLimits } from '../../mood-tags.ts';
import type { DefaultMoodTag } from '../../mood-tags.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

export const moodTagNames = drafted<Record<DefaultMoodTag, string>>({
  sleep: 'झोप',
  work: 'काम',
  family: 'कुटुंब',
  health: 'तब्येत',
  people: 'माणसे',
  exercise: 'व्यायाम',
  rest: 'आराम',
});

/** One that a person has made is called as it was typed. */
export function moodTagName(tag: string): string {
  return isDefaultMoodTag(tag) ? moodTagNames[tag] : tag;
}

export const moodTagMessages = {
  tagged: (tags: readonly string[]) => `टॅग: ${tags.join(', ')}`,
  title: 'आणखी काही जोडायचे आहे?',
  onlyYou: 'हे फक्त आपणच पाहू शकता.',
  tagsLegend: 'मनात काय चालू आहे?',
  upTo: `हवे तर ${numberInWords(moodTagLimits.ofMood)}पर्यंत निवडा.`,
  full: `${numberInWords(moodTagLimits.ofMood)} टॅग झाले. दुसरा निवडण्यासाठी एक काढा.`,
  note: 'खासगी टिपण',
  save: 'सेव्ह करा',
  saved: 'सेव्ह झाले. हे फक्त आपणच पाहू शकता.',
  add: 'टॅग किंवा टिपण जोडा',
  change: 'टॅग किंवा टिपण बदला',
  emptied: 'आता या मूडला काहीही जोडलेले नाही.',
  failed: 'हे आत्ता सेव्ह करता आले नाही. लिहिलेले इथेच आहे, कृपया पुन्हा प्रयत्न करा.',
  gone: 'हा मूड आता नाही, त्यामुळे त्याला काही जोडता येत नाही.',
  edit: {
    open: 'टॅग बदला',
    title: 'आपले टॅग',
    text: 'नवे नाव आधीच्या मूडवरही दिसेल. टॅग काढला, तरी आधीचे मूड होते तसेच राहतात.',
    name: (tag: string) => `‘${tag}’ चे नाव`,
    remove: (tag: string) => `‘${tag}’ काढा`,
    add: 'नवा टॅग',
    addButton: 'जोडा',
    save: 'टॅग सेव्ह करा',
    cancel: 'रद्द करा',
    full: `आपले ${formatCount(moodTagLimits.inList)} टॅग झाले. नवा जोडण्यासाठी एक काढा.`,
    known: 'हा टॅग आधीपासून आहे.',
    failed: 'आपले टॅग सेव्ह करता आले नाहीत. ते इथेच आहेत, कृपया पुन्हा प्रयत्न करा.',
  },
  counts: {
    title: 'टॅगनुसार आपले मूड',
    text: `एखाद्या टॅगच्या ${numberInWords(leastTaggedMoods)} नोंदी झाल्या, की त्यासोबत कोणता मूड किती वेळा निवडला ते दिसते.`,
    noCause: 'या फक्त मोजलेल्या नोंदी आहेत. असे का वाटले, ते यातून कळत नाही.',
    soon: `एखादा टॅग ${numberInWords(leastTaggedMoods)} वेळा वापरला, की त्यासोबत कोणते मूड होते ते इथे दिसेल.`,
    tag: 'टॅग',
    entries: 'नोंदी',
  },
} as const;
