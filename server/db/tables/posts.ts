import type { Generated } from 'kysely';
import type { PostKind } from '../../../domain/posts.ts';

export interface PostsTable {
  id: Generated<string>;
  kind: PostKind;
  title: string;
  heard: string;
  text: string;
  /** Empty where there is none. */
  link: string;
  day: string;
  shown_from: string | null;
  shown_until: string | null;
  created_at: Date;
}

export interface BoardReportRecipientsTable {
  admin_id: string;
}

export interface BoardReportMonthsTable {
  month: string;
}
