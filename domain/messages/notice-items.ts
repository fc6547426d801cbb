import type { NoticeItem } from '../privacy-notice.ts';
import type { DataKind } from '../visibility/data-kinds.ts';
import type { KindRow } from '../visibility/who-can-see.ts';
import { registrationAudience } from './registration-audience.ts';
import type { AudienceWords } from './registration-audience.ts';

/** After what the tables say, in this order. */
const keys = [
  'sight:call_back',
  'sight:operator',
  'time:records',
  'time:account',
  'time:log',
  'right:see',
  'right:withdraw',
] as const;

export type NoticeSentences = Record<Exclude<(typeof keys)[number], 'time:records'>, string> & {
  kind: (heading: string, purpose: string) => string;
  'time:records': (months: number) => string;
};

/** The modules of a language that the notice is made of. */
interface Words {
  privacyNotice: { purposes: Readonly<Record<DataKind, string | null>>; noticeSentences: Readonly<NoticeSentences> };
  dataKinds: { kindHeadings: Readonly<Record<DataKind, string>>; kindNames: AudienceWords['kindNames'] };
  audience: { audienceMessages: Pick<AudienceWords, 'registration'> };
}

export interface NoticeFacts {
  rows: readonly Omit<KindRow, 'you'>[];
  minGroup: number;
  retentionMonths: number;
}

/** The notice, made from what the server enforces: another rule is another text, and a text that has another number. */
export function noticeItems(
  { privacyNotice: { purposes, noticeSentences }, dataKinds: { kindHeadings, kindNames }, audience }: Words,
  { rows, minGroup, retentionMonths }: NoticeFacts,
): NoticeItem[] {
  const kept = rows.flatMap(({ kind }) => {
    const purpose = purposes[kind];
    return purpose === null ? [] : [{ key: `kind:${kind}`, text: noticeSentences.kind(kindHeadings[kind], purpose) }];
  });
  const seen = registrationAudience({ ...audience.audienceMessages, kindNames }, rows, minGroup);
  return [
    ...kept,
    ...seen.map(({ key, text }) => ({ key: `sight:${key}`, text })),
    ...keys.map((key) => {
      const text = noticeSentences[key];
      return { key, text: typeof text === 'string' ? text : text(retentionMonths) };
    }),
  ];
}
