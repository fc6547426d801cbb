import type { BodyOf } from '../../../domain/contract/endpoint.ts';
import type { changeCheckIns, CheckIns } from '../../../domain/contract/check-ins.ts';
import { checkInAt, checkInsFrom } from '../../../domain/reminders/check-in.ts';
import type { Services } from '../../services.ts';
import { lastAnsweredOf } from '../assessments/last-answered.port.ts';
import { closeBar, findReaders, findWish, putWish } from './check-ins.queries.ts';
import { readSilence } from './silence-of.ts';

const none = { in_bar: false, by_push: false, by_mail: false };

export async function checkInsOf(services: Services, userId: string): Promise<CheckIns> {
  const { db, config, now } = services;
  const wish = await findWish(db, userId);
  if (!wish) return { ...none, due: [] };
  const { in_bar, by_push, by_mail, closed_until } = wish;
  if (!in_bar) return { in_bar, by_push, by_mail, due: [] };
  const zone = (await findReaders(db, [userId])).get(userId)?.zone ?? config.orgTimezone;
  const isSilent = (await readSilence(db, [userId]))(userId, now(), zone) !== undefined;
  const last = (await lastAnsweredOf(db, [userId])).get(userId) ?? {};
  return { in_bar, by_push, by_mail, due: isSilent ? [] : checkInAt(last, closed_until, now()).due };
}

/** What is long past when someone begins to want reminders is not caught up. */
export async function changeCheckInsOf(
  services: Services,
  userId: string,
  change: BodyOf<typeof changeCheckIns>,
): Promise<CheckIns> {
  const now = services.now();
  const before = await findWish(services.db, userId);
  const isNew = !before || !(before.in_bar || before.by_push || before.by_mail);
  const from = checkInsFrom(now);
  const marks = isNew ? { told_until: from, closed_until: from } : before;
  const { told_until, closed_until } = marks;
  const { in_bar, by_push, by_mail } = { ...none, ...before, ...change };
  await putWish(services.db, { user_id: userId, in_bar, by_push, by_mail, told_until, closed_until, look_at: now });
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
