import { isDefaultMoodTag, leastTaggedMoods, moodTagLimits } from '../../mood-tags.ts';
import type { DefaultMoodTag } from '../../mood-tags.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

export const moodTagNames = drafted<Record<DefaultMoodTag, string>>({
  sleep: 'ନିଦ',
  work: 'କାମ',
  family: 'ପରିବାର',
  health: 'ଦେହପା',
  people: 'ଲୋକ',
  exercise: 'ବ୍ୟାୟାମ',
  rest: 'ବିଶ୍ରାମ',
});

/** One that a person has made is called as it was typed. */
export function moodTagName(tag: string): string {
  return isDefaultMoodTag(tag) ? moodTagNames[tag] : tag;
}

export const moodTagMessages = {
  tagged: (tags: readonly string[]) => `ଟ୍ୟାଗ୍: ${tags.join(', ')}`,
  title: 'ଆଉ କିଛି ଯୋଡ଼ିବେ?',
  onlyYou: 'ଏହା କେବଳ ଆପଣ ଦେଖିପାରିବେ।',
  tagsLegend: 'ମନରେ କ’ଣ ଅଛି?',
  upTo: `ଚାହିଁଲେ ${numberInWords(moodTagLimits.ofMood)}ଟି ପର୍ଯ୍ୟନ୍ତ।`,
  full: `${numberInWords(moodTagLimits.ofMood)}ଟି ହୋଇଗଲା। ଅନ୍ୟଟିଏ ବାଛିବାକୁ ଗୋଟିଏ କାଢ଼ନ୍ତୁ।`,
  note: 'ବ୍ୟକ୍ତିଗତ ନୋଟ୍',
  save: 'ସେଭ୍ କରନ୍ତୁ',
  saved: 'ସେଭ୍ ହୋଇଗଲା। ଏହା କେବଳ ଆପଣ ଦେଖିପାରିବେ।',
  add: 'ଟ୍ୟାଗ୍ ବା ନୋଟ୍ ଯୋଡ଼ନ୍ତୁ',
  change: 'ଟ୍ୟାଗ୍ ବା ନୋଟ୍ ବଦଳାନ୍ତୁ',
  emptied: 'ଏହି ମୁଡ୍‌ରେ ଏବେ କିଛି ଯୋଡ଼ା ନାହିଁ।',
  failed: 'ଏବେ ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ଲେଖା ଏଠାରେ ଅଛି, ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  gone: 'ଏହି ମୁଡ୍ ଆଉ ନାହିଁ, ତେଣୁ କିଛି ଯୋଡ଼ିହେବ ନାହିଁ।',
  edit: {
    open: 'ଟ୍ୟାଗ୍ ବଦଳାନ୍ତୁ',
    title: 'ଆପଣଙ୍କ ଟ୍ୟାଗ୍',
    text: 'ନୂଆ ନାଁ ଆଗର ମୁଡ୍‌ରେ ବି ଦେଖାଯିବ। ଟ୍ୟାଗ୍ ହଟାଇଲେ ଆଗର ମୁଡ୍ ଯେମିତି ଅଛି ସେମିତି ରହିବ।',
    name: (tag: string) => `‘${tag}’ର ନାଁ`,
    remove: (tag: string) => `‘${tag}’ ହଟାନ୍ତୁ`,
    add: 'ନୂଆ ଟ୍ୟାଗ୍',
    addButton: 'ଯୋଡ଼ନ୍ତୁ',
    save: 'ଟ୍ୟାଗ୍ ସେଭ୍ କରନ୍ତୁ',
    cancel: 'ବାତିଲ୍',
    full: `ଆପଣଙ୍କର ${formatCount(moodTagLimits.inList)}ଟି ଟ୍ୟାଗ୍ ଅଛି। ନୂଆଟିଏ ଯୋଡ଼ିବାକୁ ଗୋଟିଏ ହଟାନ୍ତୁ।`,
    known: 'ଏହି ଟ୍ୟାଗ୍ ଆଗରୁ ଅଛି।',
    failed: 'ଟ୍ୟାଗ୍ ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ସେଗୁଡ଼ିକ ଏଠାରେ ଅଛି, ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  counts: {
    title: 'ଟ୍ୟାଗ୍ ଅନୁସାରେ ଆପଣଙ୍କ ମୁଡ୍',
    text: `କେଉଁ ଟ୍ୟାଗ୍ ସହ କେଉଁ ମୁଡ୍ କେତେ ଥର ବାଛିଛନ୍ତି। ଟ୍ୟାଗ୍‌ଟି ${numberInWords(leastTaggedMoods)} ଥର ବ୍ୟବହାର ହେଲେ ଦେଖାଯାଏ।`,
    noCause: 'ଏହା କେବଳ ଗଣତି। କାହିଁକି ଏମିତି ଲାଗିଲା, ଏଥିରୁ ଜଣାପଡ଼େ ନାହିଁ।',
    soon: `କୌଣସି ଟ୍ୟାଗ୍ ${numberInWords(leastTaggedMoods)} ଥର ବ୍ୟବହାର କଲେ, ତା’ ସହ କେଉଁ ମୁଡ୍ ଥିଲା ଏଠାରେ ଦେଖିବେ।`,
    tag: 'ଟ୍ୟାଗ୍',
    entries: 'ଥର',
  },
} as const;
