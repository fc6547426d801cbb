import type { FigureKind } from '../../statistics/figure-kinds.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { formatCount } from './numbers.ts';
import { protectionMessages } from './statistics.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const raised = (kind: FigureKind) => protectionMessages.halves[kind === 'mood' ? 'Sad or angry' : 'Moderate or severe'];

/** The comparison of groups. */
export const groupMessages = {
  title: 'समूह',
  fold: 'समूहों की तुलना करें',
  intro: (people: number) =>
    `पूरे हो चुके महीने। हर व्यक्ति महीने में एक बार गिना जाता है, उस समूह में जिसमें वह तब था। जिन समूहों में ${people} से कम लोगों ने जवाब दिया, वे ‘बाकी समूह’ में साथ हैं।`,
  /** Under all settings but the most open one. */
  notCompared: 'इस सेटिंग में समूहों की तुलना नहीं होती: इससे किसी एक के जवाब नहीं झलकते।',
  by: 'किससे तुलना हो',
  lists: { theme: 'थीम', designation: 'पद', state: 'राज्य', city: 'शहर' } satisfies Partial<
    Record<WorkListKind, string>
  >,
  /** Which figures. */
  of: 'आँकड़े',
  moods: 'मूड',
  raised,
  people: 'गिने गए',
  caption: (list: string, of: string, part: string) => `${list} के हिसाब से ${of}: ${part}`,
  count: formatCount,
  range: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} से ${percent(high)})`,
  tooFew: 'बहुत कम लोग',
  rangeNote:
    'हमें 95% भरोसा है कि असली हिस्सा लाइन के भीतर है। जहाँ दो लाइनें एक-दूसरे पर आती हैं, वहाँ समूहों में शायद फ़र्क न हो। 30 से कम लोग हों, तो हम हिस्सा नहीं दिखाते।',
  scale: (most: number) => `पट्टियाँ 0% से ${percent(most)} तक हैं।`,
  retired: 'अब चलन में नहीं',
  empty: 'अभी कोई पूरा महीना नहीं जिसमें काफ़ी लोग हों। लंबा समय चुनें, या अगले महीने देखें।',
  loading: 'समूह लोड हो रहे हैं...',
  everyone: 'सब',
  none: 'नहीं बताया',
  others: 'बाकी समूह',
  named: (name: string, within: string | null) => (within === null ? name : `${name} (${within})`),
} as const;
