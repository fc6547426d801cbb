import type { Consent, PrivacyNews } from '../../../../domain/contract/privacy-notice.ts';
import { changedItems } from '../../../../domain/privacy-notice.ts';
import type { NoticeItem } from '../../../../domain/privacy-notice.ts';
import { isStricter, policyInForce } from '../../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Caller } from '../../../security/sessions/authenticate.ts';
import type { Services } from '../../services.ts';
import { findNewLooks } from '../access-notices/access-notices.queries.ts';
import { readPolicyChanges } from '../../visibility/policy.queries.ts';
import { currentNotice, itemsUnder } from './consents.ts';
import { findConsents, findNotice, insertConsent } from './privacy-notice.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now' | 'log'>;

export async function readConsent(
  services: Needs,
  { id, language, mayRecord }: Pick<Caller, 'id' | 'language' | 'mayRecord'>,
): Promise<Consent> {
  const notice = await currentNotice(services, language);
  const consents = await findConsents(services.db, id);
  const [last] = consents;
  const agreed = consents.find(({ agrees }) => agrees);
  const known = agreed ? await findNotice(services.db, agreed.notice) : undefined;
  const { changed, gone } = changedItems(known?.items ?? [], notice.items);
  const isSame =
    last?.notice === notice.number ||
    (last !== undefined && isStricterAlone(services, known?.items ?? [], await policiesSince(services, last.at)));
  const isAgreed = last?.agrees === true && isSame;
  return {
    notice: notice.number,
    state: mayRecord ? (isAgreed ? 'agreed' : 'asked') : 'declined',
    last: last ? { notice: last.notice, agrees: last.agrees, at: last.at.toISOString() } : null,
    changed: notice.said.filter(({ key }) => changed.some((item) => item.key === key)),
    gone,
  };
}

async function policiesSince({ db }: Pick<Needs, 'db'>, since: Date): Promise<[then: RecordPolicy, now: RecordPolicy]> {
  const changes = await readPolicyChanges(db);
  return [policyInForce(changes.filter(({ at }) => at <= since)), policyInForce(changes)];
}

/**
 * Less is seen than they agreed to, and nothing else is new: that is no question. What this program says under the rule of then is
 * what they agreed to, so that no other change of who sees what hides behind a stricter rule.
 */
function isStricterAlone(
  { config }: Pick<Needs, 'config'>,
  agreed: readonly NoticeItem[],
  [then, now]: readonly [RecordPolicy, RecordPolicy],
): boolean {
  const { changed, gone } = changedItems(agreed, itemsUnder(config, then));
  return isStricter(now, then) && changed.length === 0 && gone.length === 0;
}

export async function readNews(services: Needs, caller: Caller): Promise<PrivacyNews> {
  const [{ state }, looks] = await Promise.all([
    readConsent(services, caller),
    findNewLooks(services.db, { userId: caller.id, now: services.now() }),
  ]);
  return { consent: state, looks: looks ? { count: looks.count, last: looks.last.toISOString() } : null };
}

/** Throws `notice_changed` (409) where another notice holds by now: no one agrees to what they have not seen. */
export async function sayConsent(
  services: Needs,
  { id, language }: Pick<Caller, 'id' | 'language'>,
  { notice: number, agrees }: { notice: number; agrees: boolean },
): Promise<Consent> {
  const { db, now, log } = services;
  const notice = await currentNotice(services, language);
  if (agrees && notice.number !== number) throw new AppError('notice_changed');
  await db.transaction().execute((transaction) =>
    insertConsent(transaction, {
      userId: id,
      notice: notice.number,
      agrees,
      at: now(),
      language,
      given_at: 'asked',
    }),
  );
  log.info({ event: agrees ? 'consent_given' : 'consent_withdrawn', user: id });
  return readConsent(services, { id, language, mayRecord: agrees });
}
