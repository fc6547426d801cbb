import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { OwnPost, OwnPosts, PostChange, StoredPost, StoredPosts } from '../../../domain/contract/posts.ts';
import { dayInZone } from '../../../domain/dates.ts';
import { postsAtHome, postStateOn } from '../../../domain/posts.ts';
import { AppError } from '../../app-error.ts';
import { insertAuditEvent } from '../../audit/audit.queries.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Services } from '../../services.ts';
import { findOwnMarks, saveMark } from './help-marks.port.ts';
import {
  countBegunPosts,
  deletePost,
  findAllPosts,
  findBegunPost,
  findBegunPosts,
  findPostsShownOn,
  insertPost,
  updatePost,
} from './posts.queries.ts';
import type { PostRow } from './posts.queries.ts';

const todayOf = ({ config, now }: Services) => dayInZone(now(), config.orgTimezone);

/** Where `MIN_GROUP` was raised since the count, too few are not shown either. */
const helpsOf = ({ helps_shown: shown }: PostRow, { config }: Services) => (shown >= config.minGroup ? shown : 0);

export async function postsFor(services: Services, userId: string, at?: 'home'): Promise<OwnPosts> {
  const { db, config } = services;
  const today = todayOf(services);
  const rows = await (at === 'home' ? findPostsShownOn(db, today, postsAtHome) : findBegunPosts(db, today));
  const more = at === 'home' && (await countBegunPosts(db, today)) > rows.length;
  return { posts: await asOwn(services, userId, rows), more, helps_from: config.minGroup };
}

async function asOwn(services: Services, userId: string, rows: readonly PostRow[]): Promise<OwnPost[]> {
  const today = todayOf(services);
  const own = await findOwnMarks(
    services,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...textsOf(row),
    from: row.shown_from ?? row.day,
    until: row.shown_until,
    ended: postStateOn(today, { from: row.shown_from, until: row.shown_until }) === 'ended',
    helps: helpsOf(row, services),
    helps_me: own.has(row.id),
  }));
}

const textsOf = ({ id, kind, title, heard, text, link, day }: PostRow) => ({ id, kind, title, heard, text, link, day });

/** Throws `not_found` (404), also for a post that has not begun. */
export async function sayItHelps(
  services: Services,
  { userId, postId, helps }: { userId: string; postId: string; helps: boolean },
): Promise<OwnPost> {
  const row = isUuid(postId) ? await findBegunPost(services.db, postId, todayOf(services)) : undefined;
  if (!row) throw new AppError('not_found');
  await saveMark(services, { userId, postId: row.id, helps });
  const [post] = await asOwn(services, userId, [row]);
  if (!post) throw new AppError('not_found');
  return post;
}

function asStored(services: Services, row: PostRow): StoredPost {
  const { shown_from: from, shown_until: until } = row;
  const state = postStateOn(todayOf(services), { from, until });
  return { ...textsOf(row), from, until, state, helps: helpsOf(row, services) };
}

export async function listPosts(services: Services): Promise<StoredPosts> {
  const posts = (await findAllPosts(services.db)).map((row) => asStored(services, row));
  return { posts, helps_from: services.config.minGroup };
}

const audited = (services: Services, actorId: string, action: AuditAction) => ({
  actorId,
  action,
  now: services.now(),
});

export async function addPostBy(services: Services, actorId: string, change: PostChange): Promise<StoredPost> {
  const row = await services.db.transaction().execute(async (db) => {
    const inserted = await insertPost(db, { change, now: services.now(), today: todayOf(services) });
    await insertAuditEvent(db, audited(services, actorId, 'post_added'));
    return inserted;
  });
  return asStored(services, row);
}

/** Throws `not_found` (404). */
export async function changePostBy(
  services: Services,
  { actorId, id }: { actorId: string; id: string },
  change: PostChange,
): Promise<StoredPost> {
  if (!isUuid(id)) throw new AppError('not_found');
  const row = await services.db.transaction().execute(async (db) => {
    const updated = await updatePost(db, id, change);
    if (!updated) throw new AppError('not_found');
    await insertAuditEvent(db, audited(services, actorId, 'post_changed'));
    return updated;
  });
  return asStored(services, row);
}

/** Throws `not_found` (404). */
export async function removePostBy(
  services: Services,
  { actorId, id }: { actorId: string; id: string },
): Promise<StoredPosts> {
  if (!isUuid(id)) throw new AppError('not_found');
  await services.db.transaction().execute(async (db) => {
    if (!(await deletePost(db, id))) throw new AppError('not_found');
    await insertAuditEvent(db, audited(services, actorId, 'post_removed'));
  });
  return listPosts(services);
}
