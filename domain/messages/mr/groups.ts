import type { FigureKind } from '../../statistics/figure-kinds.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount } from './numbers.ts';
import { protectionMessages } from './statistics.ts';
import { drafted } from '../draft.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const raised = (kind: FigureKind) => protectionMessages.halves[kind === 'mood' ? 'Sad or angry' : 'Moderate or severe'];

const lists = drafted<Record<WorkListKind, string>>({ theme: 'थीम', designation: 'पद', state: 'राज्य', city: 'शहर' });

/** The caption has the name of a list alone: with its ending it is another word. */
const byList: Readonly<Record<string, string>> = {
  [lists.theme]: 'थीमनुसार',
  [lists.designation]: 'पदानुसार',
  [lists.state]: 'राज्यानुसार',
  [lists.city]: 'शहरानुसार',
};

/** The comparison of groups. */
export const groupMessages = {
  title: 'गट',
  fold: 'गटांची तुलना',
  intro: (people: number) =>
    `पूर्ण झालेले महिने. प्रत्येक व्यक्ती महिन्यातून एकदा, तेव्हाच्या गटात मोजली जाते. ${people} पेक्षा कमी जणांनी उत्तरे दिलेले गट ‘इतर गट’ मध्ये एकत्र आहेत.`,
  /** Under all settings but the most open one. */
  notCompared: 'या सेटिंगमध्ये गटांची तुलना होत नाही: त्यामुळे प्रत्येकाची उत्तरे उघड होत नाहीत.',
  by: 'कशानुसार तुलना',
  lists,
  /** Which figures. */
  of: 'आकडे',
  moods: 'मूड',
  raised,
  people: 'मोजलेले',
  caption: (list: string, of: string, part: string) => `${byList[list] ?? list} ${of}: ${part}`,
  count: formatCount,
  range: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} ते ${percent(high)})`,
  tooFew: 'सांगता येण्याइतक्या नोंदी नाहीत',
  rangeNote:
    'खरा वाटा या रेषेत आहे, याची आम्हाला 95% खात्री आहे. दोन रेषा एकमेकींवर येत असतील, तर त्या गटांत कदाचित फरक नाही. 30 पेक्षा कमी लोक असतील, तर वाटा दाखवत नाही.',
  scale: (most: number) => `पट्ट्या 0% ते ${percent(most)} आहेत.`,
  retired: 'आता निवडता येत नाही',
  empty: 'पुरेसे लोक असलेला पूर्ण महिना अजून नाही. जास्त काळ निवडा, किंवा पुढच्या महिन्यात पुन्हा पाहा.',
  loading: 'गट लोड होत आहेत...',
  everyone: 'सर्व जण',
  none: 'दिलेले नाही',
  others: 'इतर गट',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
} as const;
