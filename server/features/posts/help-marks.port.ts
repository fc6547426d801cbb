import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { decryptPostSecret, encryptPostSecret } from '../../encryption/post-secret-column.ts';
import type { Cipher } from '../../encryption/cipher.ts';

interface Store {
  db: Kysely<Database>;
  cipher: Cipher;
}

async function findSecret({ db, cipher }: Store): Promise<string | undefined> {
  const row = await db.selectFrom('post_secrets').select('content').executeTakeFirst();
  return row && decryptPostSecret(cipher, row.content);
}

/** Of several processes that make it at once, the first one's counts. */
async function secretOf({ db, cipher }: Store): Promise<string> {
  const known = await findSecret({ db, cipher });
  if (known !== undefined) return known;
  await db
    .insertInto('post_secrets')
    .values({ content: encryptPostSecret(cipher, randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findSecret({ db, cipher });
  if (stored === undefined) throw new Error('the secret of the posts was not stored');
  return stored;
}

/** Stands for a person and a post, the same each time. Without the secret it tells neither, and it can't be turned back. */
function markOf(secret: string, { userId, postId }: { userId: string; postId: string }): Buffer {
  return createHmac('sha256', secret).update(`${postId}/${userId}`).digest();
}

/** Those of these posts that the person has said help. */
export async function findOwnMarks(
  store: Store,
  userId: string,
  postIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (postIds.length === 0) return new Set();
  const secret = await findSecret(store);
  if (secret === undefined) return new Set();
  const marks = postIds.map((postId) => markOf(secret, { userId, postId }));
  const rows = await store.db.selectFrom('post_helps').select('post_id').where('mark_hash', 'in', marks).execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

/** Saying it twice is the same as once. */
export async function saveMark(
  store: Store,
  { userId, postId, helps }: { userId: string; postId: string; helps: boolean },
): Promise<void> {
  const mark = markOf(await secretOf(store), { userId, postId });
  if (!helps) {
    await store.db.deleteFrom('post_helps').where('mark_hash', '=', mark).execute();
    return;
  }
  // Held, so that no mark is stored behind a post that is being removed, or an account that is being erased.
  await sql`
    insert into post_helps (mark_hash, post_id)
    select ${mark}::bytea, posts.id from posts, users where posts.id = ${postId} and users.id = ${userId} for key share
    on conflict do nothing`.execute(store.db);
}

/** Titles of the posts that a person has said help, oldest first. */
export async function findHelpfulPosts(store: Store, userId: string): Promise<string[]> {
  const posts = await store.db.selectFrom('posts').select(['id', 'title']).orderBy('day').orderBy('id').execute();
  const own = await findOwnMarks(
    store,
    userId,
    posts.map(({ id }) => id),
  );
  return posts.filter(({ id }) => own.has(id)).map(({ title }) => title);
}

/** Nothing else finds the marks of an account once it is gone. */
export async function forgetMarks(store: { db: Transaction<Database>; cipher: Cipher }, userId: string): Promise<void> {
  const secret = await findSecret(store);
  if (secret === undefined) return;
  const posts = await store.db.selectFrom('posts').select('id').execute();
  if (posts.length === 0) return;
  const marks = posts.map(({ id: postId }) => markOf(secret, { userId, postId }));
  await store.db.deleteFrom('post_helps').where('mark_hash', 'in', marks).execute();
}
