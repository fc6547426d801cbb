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
  helps_shown: Generated<number>;
  helps_counted_on: string;
}

export interface PostHelpsTable {
  mark_hash: Buffer;
  post_id: string;
}

export interface PostSecretsTable {
  only_one: Generated<boolean>;
  /** Encrypted. */
  content: Buffer;
}

export interface BoardReportRecipientsTable {
  admin_id: string;
}

export interface BoardReportMonthsTable {
  month: string;
}

export interface BoardReportMailsTable {
  month: string;
  admin_id: string;
  requested_at: Date;
  next_attempt_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
}
