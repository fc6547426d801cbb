import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

export const reportMessages = {
  documentTitle: 'ମାନସିକ ସ୍ୱାସ୍ଥ୍ୟ ରିପୋର୍ଟ',
  period: 'ସମୟ',
  made: 'ତିଆରି',
  nobody: 'ନାଁ ଦିଆଯାଇ ନାହିଁ',
  unprintableName: 'ଆପଣଙ୍କ ନାଁରେ ଥିବା ଅକ୍ଷର ଏହି ପୃଷ୍ଠା ଦେଖାଇପାରେ ନାହିଁ',
  moodCard: 'ମୁଡ୍',
  noRecords: 'ଏଯାଏଁ କିଛି ନାହିଁ',
  periodOf: (from: string, to: string) => (from === to ? from : `${from}ରୁ ${to}`),
  madeOn: (when: string, zone: string, product: string) => `${when} (${zone}), ${product} ଦ୍ୱାରା`,
  producer: (product: string, organisation: string) => (organisation ? `${product}, ${organisation}` : product),
  ofLargest: (largest: number) => `/ ${largest}`,
  sections: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'ସମୟ ସହ GAD-7 ସ୍କୋର',
    'PHQ-9': 'ସମୟ ସହ PHQ-9 ସ୍କୋର',
    mood: 'ସମୟ ସହ ମୁଡ୍',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7ର କିଛି ତଥ୍ୟ ନାହିଁ।',
    'PHQ-9': 'PHQ-9ର କିଛି ତଥ୍ୟ ନାହିଁ।',
    mood: 'ମୁଡ୍‌ର କିଛି ତଥ୍ୟ ନାହିଁ।',
  }),
  moodsText: (title: string, logged: string) => `${title}: ${logged}`,
  chartText: (title: string, count: number, latest: string) =>
    `${title}: ${count}ଟି ରେକର୍ଡ ଦେଇ ଗୋଟିଏ ରେଖା। ସର୍ବଶେଷ: ${latest}।`,
  results: 'ଆପଣଙ୍କ ଫଳାଫଳ',
  columns: { date: 'ତାରିଖ', test: 'ଟେଷ୍ଟ', score: 'ସ୍କୋର', level: 'ସ୍ତର', change: 'ଗତ ଥରଠାରୁ ବଦଳ' },
  noResults: 'ଆପଣ ଏଯାଏଁ କୌଣସି ପ୍ରଶ୍ନାବଳୀର ଉତ୍ତର ଦେଇନାହାନ୍ତି। ଆପଣଙ୍କ ଫଳାଫଳ ଏଠାରେ ଆସିବ।',
  moods: 'ଆପଣଙ୍କ ମୁଡ୍',
  moodCount: (label: string, count: number) => `${label} ${count}`,
  scoreOf: (score: number, largest: number) => `${largest}ରୁ ${score}`,
  onlyLatest: (count: string) => `ଏହି ରିପୋର୍ଟରେ କେବଳ ଆପଣଙ୍କର ସବୁଠୁ ନୂଆ ${count}ଟି ଫଳାଫଳ ଅଛି।`,
  notScoredNote: 'ସ୍ତର ନାହିଁ: କିଛି ପ୍ରଶ୍ନ ବନ୍ଦ ଥିଲା। ଏହା ଫମ୍ପା ବିନ୍ଦୁରେ ଦେଖାଯାଇଛି।',
  languages: (names: readonly string[]) => `ପ୍ରଶ୍ନାବଳୀର ଭାଷା: ${names.join(', ')}।`,
  changeNote: (changes: readonly { type: InstrumentType; points: number }[]) =>
    `${changes.map(({ type, points }) => `${type}ରେ ${points} ପଏଣ୍ଟ ବା ଅଧିକ`).join(', କିମ୍ବା ')} ବଦଳ ସାଧାରଣତଃ ଲକ୍ଷ୍ୟ କରିବା ଭଳି। ତାହା ମୋଟା ଅକ୍ଷରରେ ଅଛି।`,
  reading: 'ଏହାକୁ କେମିତି ପଢ଼ିବେ',
  notADiagnosis: 'ଏହା ସ୍କ୍ରିନିଂ ଫଳାଫଳ, ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ।',
  readingText: `ଉତ୍ତର ଦେବା ଆଗର ${inWeeks(recallDays)}ରେ ଲକ୍ଷଣ କେତେ ଥର କଷ୍ଟ ଦେଲା, ସ୍କୋର ତାହା ଦେଖାଏ। କାହିଁକି, ବା ଆପଣଙ୍କର କ’ଣ ହୋଇଛି, ତାହା କହିପାରେ ନାହିଁ। ଏ ବିଷୟରେ କଥା ହେବାକୁ ଚାହିଁଲେ ଡାକ୍ତର ବା କାଉନସେଲର ସାହାଯ୍ୟ କରିପାରିବେ। ତାଙ୍କୁ ଏହି ରିପୋର୍ଟ ଦେଖାଇପାରିବେ।`,
  bandsOf: (type: InstrumentType, bands: string) => `${type}: ${bands}।`,
  bandOf: (name: string, min: number, max: number) => `${name} ${min}ରୁ ${max}`,
  attribution: 'ପ୍ରଶ୍ନାବଳୀ ବିଷୟରେ',
  help: 'କାହା ସହ କଥା ହେବାକୁ ଚାହିଁଲେ',
  abroad: 'ଭାରତ ବାହାରେ: findahelpline.com',
  numbers: (numbers: readonly string[]) => numbers.join(' କିମ୍ବା '),
  page: (page: number, pages: number) => `ପୃଷ୍ଠା ${page} / ${pages}`,
  private: 'ବ୍ୟକ୍ତିଗତ। ଏହା କିଏ ଦେଖିବେ, ଆପଣ ଠିକ୍ କରିବେ।',
};
