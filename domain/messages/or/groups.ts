import type { FigureKind } from '../../statistics/figure-kinds.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount } from './numbers.ts';
import { protectionMessages } from './statistics.ts';
import { drafted } from '../draft.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const raised = (kind: FigureKind) => protectionMessages.halves[kind === 'mood' ? 'Sad or angry' : 'Moderate or severe'];

/** The comparison of groups. */
export const groupMessages = {
  title: 'ଗୋଷ୍ଠୀ',
  fold: 'ଗୋଷ୍ଠୀର ତୁଳନା କରନ୍ତୁ',
  intro: (people: number) =>
    `ସରିଥିବା ପୂରା ମାସ। ପ୍ରତି ଲୋକ ମାସକୁ ଥରେ, ସେତେବେଳର ଗୋଷ୍ଠୀରେ ଗଣା ହୁଅନ୍ତି। ${people} ଜଣରୁ କମ୍ ଉତ୍ତର ଥିବା ଗୋଷ୍ଠୀ ‘ଅନ୍ୟ ଗୋଷ୍ଠୀ’ରେ ମିଶିଛି।`,
  notCompared: 'ଏହି ସେଟିଂରେ ଗୋଷ୍ଠୀର ତୁଳନା ହୁଏ ନାହିଁ: ଏଥିରେ ପ୍ରତି ଲୋକଙ୍କ ଉତ୍ତର ଲୁଚି ରହେ।',
  by: 'କ’ଣ ଅନୁସାରେ ତୁଳନା',
  lists: drafted<Record<WorkListKind, string>>({ theme: 'ଥିମ୍', designation: 'ପଦବୀ', state: 'ରାଜ୍ୟ', city: 'ସହର' }),
  of: 'ସଂଖ୍ୟା',
  moods: 'ମୁଡ୍',
  raised,
  people: 'ଗଣା ହେଲେ',
  caption: (list: string, of: string, part: string) => `${list} ଅନୁସାରେ ${of}: ${part}`,
  count: formatCount,
  range: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)}ରୁ ${percent(high)})`,
  tooFew: 'କହିବାକୁ ବହୁତ କମ୍',
  rangeNote: 'ଆମେ 95% ନିଶ୍ଚିତ ଯେ ପ୍ରକୃତ ଭାଗ ଏହି ରେଖା ଭିତରେ ଅଛି। ଦୁଇ ରେଖା ମିଶିଲେ, ଗୋଷ୍ଠୀ ଭିତରେ ଫରକ ନଥାଇପାରେ। 30 ଜଣରୁ କମ୍ ହେଲେ ଭାଗ ଦେଖାଉ ନାହିଁ।',
  scale: (most: number) => `ବାର୍ 0%ରୁ ${percent(most)} ଯାଏଁ।`,
  retired: 'ଆଉ ତାଲିକାରେ ନାହିଁ',
  empty: 'ଏଯାଏଁ ଯଥେଷ୍ଟ ଲୋକ ଥିବା ପୂରା ମାସ ନାହିଁ। ଅଧିକ ସମୟ ବାଛନ୍ତୁ, ବା ଆସନ୍ତା ମାସରେ ଦେଖନ୍ତୁ।',
  loading: 'ଗୋଷ୍ଠୀ ଲୋଡ୍ ହେଉଛି...',
  everyone: 'ସମସ୍ତେ',
  none: 'ଦିଆଯାଇ ନାହିଁ',
  others: 'ଅନ୍ୟ ଗୋଷ୍ଠୀ',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
} as const;
