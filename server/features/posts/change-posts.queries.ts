import type { PostKind } from '../../../domain/posts.ts';
import type { ReportDays } from '../../../domain/statistics/report-days.ts';
import { dayInZone } from '../../../domain/dates.ts';
import type { Services } from '../services.ts';

export interface ChangePost {
  title: string;
  heard: string;
  text: string;
  day: string;
}

const change: PostKind = 'change';

/** What was done in these days and has been told to everyone, the latest first. */
export async function findChanges({ db, config, now }: Services, { from, to }: ReportDays): Promise<ChangePost[]> {
  return db
    .selectFrom('posts')
    .select(['title', 'heard', 'text', 'day'])
    .where('kind', '=', change)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('shown_from', '<=', dayInZone(now(), config.orgTimezone))
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}
