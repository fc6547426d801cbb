import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PostBody } from '../../../domain/contract/posts.ts';
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

/** What a post says has a column of its name, or does not compile. */
type PostColumns = Pick<PostRow, keyof Omit<PostBody, 'from' | 'until'> | 'shown_from' | 'shown_until'>;

const columnsOf = (post: PostBody): PostColumns => ({
  kind: post.kind,
  title: post.title,
  heard: post.heard,
  text: post.text,
  link: post.link,
  day: post.day,
  shown_from: post.from,
  shown_until: post.until,
});

export async function insertPost(db: Transaction<Database>, post: PostBody, now: Date): Promise<PostRow> {
  return db
    .insertInto('posts')
    .values({ ...columnsOf(post), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** No one else changes it until the transaction ends. */
export async function holdPost(db: Transaction<Database>, id: string): Promise<PostRow | undefined> {
  return db.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updatePost(db: Transaction<Database>, id: string, post: PostBody): Promise<PostRow> {
  return db.updateTable('posts').set(columnsOf(post)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** False where there is none. */
export async function deletePost(db: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('posts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
