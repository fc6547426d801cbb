import type { BodyOf } from '../../../../domain/contract/endpoint.ts';
import type { changeCheckIns, CheckIns } from '../../../../domain/contract/check-ins.ts';
import { checkInAt, checkInsFrom } from '../../../../domain/reminders/check-in.ts';
import type { Services } from '../../services.ts';
import { lastAnsweredOf } from '../../assessments/assessments.queries.ts';
import { changeWish, closeBar, findReaders, findWish, holdWish } from './check-ins.queries.ts';
import { readQuietUntil } from './quiet-until.ts';

const none = { in_bar: false, by_push: false, by_mail: false };

export async function checkInsOf(services: Services, userId: string): Promise<CheckIns> {
  const { db, config, now } = services;
  const wish = await findWish(db, userId);
  if (!wish) return { ...none, due: [] };
  const { in_bar, by_push, by_mail, closed_until } = wish;
  if (!in_bar) return { in_bar, by_push, by_mail, due: [] };
  const zone = (await findReaders(db, [userId])).get(userId)?.zone ?? config.orgTimezone;
  const isQuiet = (await readQuietUntil(db, [userId]))(userId, now(), zone) !== undefined;
  const last = (await lastAnsweredOf(db, [userId])).get(userId) ?? {};
  return { in_bar, by_push, by_mail, due: isQuiet ? [] : checkInAt(last, closed_until, now()).due };
}

/** What is long past when someone begins to want reminders is not caught up. */
export async function changeCheckInsOf(
  services: Services,
  userId: string,
  change: BodyOf<typeof changeCheckIns>,
): Promise<CheckIns> {
  const now = services.now();
  const from = checkInsFrom(now);
  const begins = { told_until: from, closed_until: from };
  await services.db.transaction().execute(async (transaction) => {
    const before = await holdWish(transaction, { user_id: userId, ...none, ...begins, look_at: now });
    const isNew = !(before.in_bar || before.by_push || before.by_mail);
    // Mails and notifications of before have closed nothing in the bar.
    const begun = { ...(isNew && { told_until: from }), ...(!before.in_bar && { closed_until: from }) };
    await changeWish(transaction, userId, { ...change, ...begun, look_at: now });
  });
  return checkInsOf(services, userId);
}

export async function closeCheckInOf(services: Services, userId: string): Promise<CheckIns> {
  const wish = await findWish(services.db, userId);
  if (wish) {
    const last = (await lastAnsweredOf(services.db, [userId])).get(userId) ?? {};
    await closeBar(services.db, userId, checkInAt(last, wish.closed_until, services.now()).toldUntil);
  }
  return checkInsOf(services, userId);
}
