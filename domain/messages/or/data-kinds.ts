import type { FieldsWhere } from '../../person-fields.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { capitalised, inList } from './lists.ts';
import { drafted } from '../draft.ts';

type Words<K extends DataKind> = Record<FieldsWhere<'seenAs', K>, string>;

/** In the order in which they are said. */
const workWords = drafted<Words<'work'> & { age: string }>({
  date_of_birth: 'ଜନ୍ମ ତାରିଖ',
  age: 'ବୟସ',
  theme: 'କାମର ଥିମ୍',
  designation: 'ପଦବୀ',
  state: 'ରାଜ୍ୟ',
  city: 'ସହର',
});
export const healthWords = drafted<Words<'health_details'>>({
  phone: 'ଫୋନ୍',
  height: 'ଉଚ୍ଚତା',
  weight: 'ଓଜନ',
  blood_group: 'ରକ୍ତ ଗ୍ରୁପ୍',
  ailments: 'ଦେହର ଅସୁବିଧା',
});

function yours(words: Readonly<Record<string, string>>): string {
  return `ଆପଣଙ୍କ ${inList(Object.values(words))}`;
}

/**
 * What each kind of data is called, within a sentence. The page 'Who can see what' and the sentences at registration are
 * both made of these, so that they name the same.
 */
export const kindNames = drafted<Record<DataKind, string>>({
  identity: 'ଆପଣଙ୍କ ନାଁ',
  email: 'ଆପଣଙ୍କ ଇମେଲ୍',
  work: yours(workWords),
  health_details: yours(healthWords),
  answers: 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନରେ ଆପଣ ଦେଇଥିବା ଉତ୍ତର',
  scores: 'ଆପଣଙ୍କ ସ୍କୋର, ପ୍ରତିଟିର ତାରିଖ, ଟେଷ୍ଟ ଓ ସ୍ତର ସହ',
  moods: 'ଆପଣଙ୍କ ମୁଡ୍, ପ୍ରତିଟିର ତାରିଖ ସହ',
  mood_context: 'ଆପଣଙ୍କ ମୁଡ୍ ଟ୍ୟାଗ୍ ଓ ବ୍ୟକ୍ତିଗତ ନୋଟ୍',
  safety_plan: 'ଆପଣଙ୍କ ସୁରକ୍ଷା ଯୋଜନା',
  statistics: 'ଗୋଷ୍ଠୀ ପରିସଂଖ୍ୟାନ',
  account: 'ଆପଣଙ୍କ ଭୂମିକା ଓ ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍, ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ଅଛି ବା ଆପଣ କାମ ଛାଡ଼ିଛନ୍ତି କି ନାହିଁ, ଓ ଆକାଉଣ୍ଟରେ କେବେ କ’ଣ କରାଗଲା',
  looks: 'କିଏ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଲେ ଓ କେବେ (କାରଣ କେବଳ ଆପଣ ଦେଖନ୍ତି)',
  call_back: 'ଆପଣଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କଲାବେଳେ ଆପଣ ଯାହା ପଠାନ୍ତି',
  reminders: 'ଆପଣଙ୍କ ନିଜ ରିମାଇଣ୍ଡର୍ ସମୟ, ଓ ଯେଉଁ ଡିଭାଇସ୍‌କୁ ନୋଟିଫିକେସନ୍ ଯାଏ',
  sharing: 'ଆପଣ ରେକର୍ଡ ଶେୟାର୍ କରନ୍ତି କି ନାହିଁ',
  choices: 'ଆପଣ କେଉଁଥିରେ ରାଜି ହେଲେ ଓ କ’ଣ ପଢ଼ିଲେ, କେହି ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଲେ ଆମେ କେମିତି ଜଣାଉ, ଆପଣଙ୍କ ଭାଷା, ଓ ଲଗ୍ ଇନ୍ ଥିବା ଡିଭାଇସ୍',
});

/** In a word or two, where one line has to name several. */
export const kindShortNames = drafted<Record<DataKind, string>>({
  identity: 'ନାଁ',
  email: 'ଇମେଲ୍',
  work: 'କାମର ତଥ୍ୟ ଓ ବୟସ',
  health_details: 'ସ୍ୱାସ୍ଥ୍ୟ ତଥ୍ୟ',
  answers: 'ପ୍ରତ୍ୟେକ ପ୍ରଶ୍ନର ଉତ୍ତର',
  scores: 'ସ୍କୋର',
  moods: 'ମୁଡ୍',
  mood_context: 'ମୁଡ୍ ଟ୍ୟାଗ୍ ଓ ବ୍ୟକ୍ତିଗତ ନୋଟ୍',
  safety_plan: 'ସୁରକ୍ଷା ଯୋଜନା',
  statistics: 'ମୋଟ ସଂଖ୍ୟା',
  account: 'ଆକାଉଣ୍ଟର ଅବସ୍ଥା',
  looks: 'କିଏ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଲେ',
  call_back: 'ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ',
  reminders: 'ରିମାଇଣ୍ଡର୍ ସମୟ',
  sharing: 'ଆପଣ ଶେୟାର୍ କରନ୍ତି କି ନାହିଁ',
  choices: 'ସେଟିଂ ଓ ଡିଭାଇସ୍',
});

/** The same as headings. */
export const kindHeadings = Object.fromEntries(
  Object.entries(kindNames).map(([kind, name]) => [kind, capitalised(name)]),
) as Record<DataKind, string>;
