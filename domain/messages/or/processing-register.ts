import { erasureDays, eventDays } from '../../retention.ts';
import type { KeptUntil, KindWithoutFields } from '../../visibility/register-texts.ts';
import { drafted } from '../draft.ts';

const untilDeleted = `ଆକାଉଣ୍ଟ ଡିଲିଟ୍ ହେବା ଯାଏଁ (ସେହି ଲୋକ କହିବାର ${erasureDays} ଦିନ ପରେ)`;

export const kept = drafted<Record<KeptUntil, string>>({
  deletion: untilDeleted,
  statistics: 'ଗୋଷ୍ଠୀର ମୋଟ ସଂଖ୍ୟା ଭାବେ, ନାଁ ବିନା',
  call_back: 'ଯାହା ପଠାଗଲା: କାଉନସେଲର ନେବା ପରେ ସପ୍ତାହକ ଯାଏଁ, ବା ଫେରାଇ ନେବା ଯାଏଁ',
  looks: `${untilDeleted}; ତା’ପରେ କାରଣ ବିନା ${eventDays} ଦିନ`,
  account: `${untilDeleted}; କିଏ କ’ଣ କଲେ, ସେହି ତାଲିକା (ଭିତରର ତଥ୍ୟ ବିନା), ତା’ପରେ ${eventDays} ଦିନ`,
});

/** Kinds of which something is encrypted before it reaches the database. Of a person's fields their table says it. */
export const encrypted: Partial<Record<KindWithoutFields, string>> = {
  answers: 'ସବୁ',
  mood_context: 'ସବୁ',
  safety_plan: 'ସବୁ',
  call_back: 'ଯାହା ପଠାଗଲା',
  looks: 'କାରଣ, ଓ ଆଡମିନ୍ କିଏ ଥିଲେ',
};

export const processingRegisterMessages = {
  title: 'ତଥ୍ୟ ବ୍ୟବହାରର ରେଜିଷ୍ଟର',
  intro: 'କେଉଁ ତଥ୍ୟ, କାହିଁକି, କିଏ ଦେଖନ୍ତି ଓ କେତେ ଦିନ: ‘କିଏ କ’ଣ ଦେଖିପାରିବେ’ ଯେଉଁ ନିୟମରୁ, ଏହା ବି ସେଥିରୁ।',
  link: 'ତଥ୍ୟ ବ୍ୟବହାରର ରେଜିଷ୍ଟର',
  columns: { what: 'କ’ଣ', why: 'କାହିଁକି', kept: 'କେତେ ଦିନ', encrypted: 'ଏନକ୍ରିପ୍ଟ ବି', seen: 'କିଏ ଦେଖନ୍ତି' },
  notEncrypted: 'ନା',
  group: 'ଗୋଷ୍ଠୀର ସଂଖ୍ୟା ପାଇଁ',
  ofRecords: (months: number) => `${months} ମାସ`,
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  facts: {
    title: 'ସାଧାରଣ କଥା',
    who: 'କାହାର ତଥ୍ୟ: ଯେଉଁମାନେ ରେଜିଷ୍ଟର୍ କରନ୍ତି, ସେଥିରେ ଆଡମିନ୍ ଓ କାଉନସେଲର ବି।',
    basis: 'କେଉଁ ଆଧାରରେ: ଗୋପନୀୟତା ସୂଚନାରେ ପ୍ରତି ଲୋକଙ୍କ ସମ୍ମତି, ଯାହା ଥରେ ଛୁଇଁଲେ ଫେରାଇ ନେଇହୁଏ।',
    others:
      'ଆଉ କାହା ପାଖକୁ ଯାଏ: କାହା ପାଖକୁ ନୁହେଁ। ମେଲ୍ ସଂସ୍ଥାର ନିଜ ମେଲ୍ ସର୍ଭର୍ ଦେଇ ଯାଏ। କେହି ନୋଟିଫିକେସନ୍ ଚାଲୁ କଲେ, ତାଙ୍କ ବ୍ରାଉଜର୍‌ର ପୁସ୍ ସେବା ତାହା ଏନକ୍ରିପ୍ଟ ହୋଇ ପହଞ୍ଚାଏ; ଭିତରେ କ’ଣ ଅଛି ଜାଣେ ନାହିଁ।',
    where: 'କେଉଁଠି: ଗୋଟିଏ ଡାଟାବେସ୍‌ରେ, ଯାହା ସଂସ୍ଥା ଚଳାଏ।',
    log: `ଲଗ୍: କିଏ ରେକର୍ଡ ଖୋଲିଲେ ଓ ଆଡମିନ୍ କ’ଣ କଲେ, ଅନ୍ତତଃ ${eventDays} ଦିନ ରହେ।`,
    rights: 'ଅଧିକାର: ପଢ଼ିବା, ଠିକ୍ କରିବା, ଡାଉନଲୋଡ୍ ଓ ଡିଲିଟ୍ କରିବା, ସବୁ ‘ମୋ ପ୍ରୋଫାଇଲ୍’ରେ।',
  },
} as const;
