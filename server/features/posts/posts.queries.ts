import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PostChange } from '../../../domain/contract/posts.ts';
import type { Database } from '../../db/schema.ts';

export type PostRow = Selectable<Database['posts']>;

/** The latest day first; of one day the post that was written last. */
function selectPosts(db: Kysely<Database>) {
  return db.selectFrom('posts').selectAll().orderBy('day', 'desc').orderBy('created_at', 'desc').orderBy('id');
}

export async function findAllPosts(db: Kysely<Database>): Promise<PostRow[]> {
  return selectPosts(db).execute();
}

/** Those that have begun by this day. */
export async function findBegunPosts(db: Kysely<Database>, today: string): Promise<PostRow[]> {
  return selectPosts(db).where('shown_from', '<=', today).execute();
}

/** Those that are shown on this day, at most so many. */
export async function findPostsShownOn(db: Kysely<Database>, today: string, limit: number): Promise<PostRow[]> {
  return selectPosts(db)
    .where('shown_from', '<=', today)
    .where((row) => row.or([row('shown_until', 'is', null), row('shown_until', '>=', today)]))
    .limit(limit)
    .execute();
}

export async function countBegunPosts(db: Kysely<Database>, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('shown_from', '<=', today)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findBegunPost(db: Kysely<Database>, id: string, today: string): Promise<PostRow | undefined> {
  return db.selectFrom('posts').selectAll().where('id', '=', id).where('shown_from', '<=', today).executeTakeFirst();
}

const columnsOf = ({ from, until, ...change }: PostChange) => ({ ...change, shown_from: from, shown_until: until });

interface NewPost {
  change: PostChange;
  now: Date;
  today: string;
}

/** It is counted from the next day on. */
export async function insertPost(db: Transaction<Database>, { change, now, today }: NewPost): Promise<PostRow> {
  return db
    .insertInto('posts')
    .values({ ...columnsOf(change), created_at: now, helps_counted_on: today })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePost(
  db: Transaction<Database>,
  id: string,
  change: PostChange,
): Promise<PostRow | undefined> {
  return db.updateTable('posts').set(columnsOf(change)).where('id', '=', id).returningAll().executeTakeFirst();
}

/** With what people have said of it. False where there is none. */
export async function deletePost(db: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('posts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many people say that a post helps, of each that was last counted before this day. */
export async function countMarks(
  db: Kysely<Database>,
  today: string,
): Promise<{ id: string; people: number; shown: number }[]> {
  return db
    .selectFrom('posts')
    .leftJoin('post_helps', 'post_helps.post_id', 'posts.id')
    .select((row) => ['posts.id', row.fn.count<number>('post_helps.mark_hash').as('people'), 'helps_shown as shown'])
    .where('helps_counted_on', '<', today)
    .groupBy('posts.id')
    .execute();
}

/** The step that was reached never goes back: whoever takes a mark back, or leaves, is not seen by it. */
export async function saveStep(
  db: Kysely<Database>,
  { id, step, today }: { id: string; step: number; today: string },
): Promise<void> {
  await db
    .updateTable('posts')
    .set({ helps_shown: sql`greatest(helps_shown, ${step}::integer)`, helps_counted_on: today })
    .where('id', '=', id)
    .where('helps_counted_on', '<', today)
    .execute();
}
