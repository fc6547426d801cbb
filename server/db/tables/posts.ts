import type { Generated } from 'kysely';
import type { PostKind } from '../../../domain/posts.ts';

export interface PostTables {
  posts: {
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
  };

  board_report_recipients: {
    admin_id: string;
  };

  board_report_months: {
    month: string;
  };
}
