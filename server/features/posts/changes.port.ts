import type { PostKind } from '../../../domain/posts.ts';
import type { ReportDays } from '../../../domain/statistics/report-days.ts';
import { dayInZone } from '../../../domain/dates.ts';
import type { Services } from '../../services.ts';

export interface ChangePost {
  title: string;
  heard: string;
  text: string;
  day: string;
  /** 0 where there are fewer than may be said. */
  helps: number;
}

const change: PostKind = 'change';

/** What was done in these days and has been told to everyone, the latest first. */
export async function findChanges({ db, config, now }: Services, { from, to }: ReportDays): Promise<ChangePost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['title', 'heard', 'text', 'day', 'helps_shown'])
    .where('kind', '=', change)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('shown_from', '<=', dayInZone(now(), config.orgTimezone))
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ helps_shown: shown, ...post }) => ({ ...post, helps: shown >= config.minGroup ? shown : 0 }));
}
