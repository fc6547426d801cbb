import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { languages } from '../../../../domain/languages.ts';
import type { Language } from '../../../../domain/languages.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { noticeItems } from '../../../../domain/messages/notice-items.ts';
import type { NoticeItem } from '../../../../domain/privacy-notice.ts';
import { policyInForce } from '../../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { whoCanSee } from '../../../../domain/visibility/who-can-see.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { readPolicyChanges } from '../../visibility/policy.queries.ts';
import { findConsents, findNotice, findNoticeOf, insertConsent, insertNoticeText } from './privacy-notice.queries.ts';
import type { StoredConsent, StoredNotice } from './privacy-notice.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/** In which its versions are counted: a translation that is mended is no other notice. */
const firstLanguage = languages[0].code;

interface CurrentNotice extends StoredNotice {
  /** In the reader's language; `items` are in the one that versions are counted in. */
  said: readonly NoticeItem[];
}

/** The notice that holds now. A text that was never shown gets its number here. */
export async function currentNotice({ db, config, now }: Needs, language: Language): Promise<CurrentNotice> {
  const policy = policyInForce(await readPolicyChanges(db));
  const items = itemsUnder(config, policy);
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  let stored = await findNoticeOf(db, hash);
  if (!stored) {
    await insertNoticeText(db, { hash, items, now: now() });
    stored = await findNoticeOf(db, hash);
  }
  if (!stored) throw new Error('the notice was not stored');
  return { ...stored, said: itemsUnder(config, policy, language) };
}

/** The number of the notice that a form has shown; of the one that holds where the form says none that was ever shown. */
export async function noticeShown(needs: Needs, language: Language, shown: number | undefined): Promise<number> {
  const known = shown === undefined ? undefined : await findNotice(needs.db, shown);
  return (known ?? (await currentNotice(needs, language))).number;
}

/** What the notice of this program says under a rule. */
export function itemsUnder(
  { minGroup, retentionMonths }: Pick<Needs['config'], 'minGroup' | 'retentionMonths'>,
  policy: RecordPolicy,
  language: Language = firstLanguage,
): NoticeItem[] {
  const facts = { rows: whoCanSee(allEndpoints, policy), minGroup, retentionMonths };
  return noticeItems(messagesIn[language], facts);
}

/** To be written in the transaction that makes the account: the form shows the notice, and registering agrees to it. */
export async function agreeAtRegistration(
  db: Transaction<Database>,
  { userId, notice, language, at }: { userId: string; notice: number; language: Language; at: Date },
): Promise<void> {
  await insertConsent(db, { userId, notice, agrees: true, at, language, given_at: 'registration' });
}

/** What a person has said, latest first, each with the text that it was about: for their record. */
export async function readConsents(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<(StoredConsent & { text: string[] })[]> {
  const consents = await findConsents(db, userId);
  const texts = new Map<number, string[]>();
  for (const { notice } of consents) {
    if (!texts.has(notice))
      texts.set(
        notice,
        ((await findNotice(db, notice))?.items ?? []).map(({ text }) => text),
      );
  }
  return consents.map((one) => ({ ...one, text: texts.get(one.notice) ?? [] }));
}
