import type { AuditAction } from '../../../domain/audit-actions.ts';
import { postBody } from '../../../domain/contract/posts.ts';
import type {
  OwnPost,
  OwnPosts,
  PostBody,
  PostChange,
  StoredPost,
  StoredPosts,
} from '../../../domain/contract/posts.ts';
import { dayInZone } from '../../../domain/dates.ts';
import { postsAtHome, postStateOn } from '../../../domain/posts.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import { isUuid } from '../../db/record-id.ts';
import { withChange } from '../../http/parse.ts';
import type { Services } from '../services.ts';
import {
  countBegunPosts,
  deletePost,
  findAllPosts,
  findBegunPosts,
  findPostsShownOn,
  holdPost,
  insertPost,
  updatePost,
} from './posts.queries.ts';
import type { PostRow } from './posts.queries.ts';

const todayOf = ({ config, now }: Services) => dayInZone(now(), config.orgTimezone);

export async function postsFor(services: Services, at?: 'home'): Promise<OwnPosts> {
  const { db } = services;
  const today = todayOf(services);
  const rows = await (at === 'home' ? findPostsShownOn(db, today, postsAtHome) : findBegunPosts(db, today));
  const more = at === 'home' && (await countBegunPosts(db, today)) > rows.length;
  return { posts: rows.map((row) => asOwn(today, row)), more };
}

function asOwn(today: string, row: PostRow): OwnPost {
  const { shown_from: from, shown_until: until } = row;
  return { ...textsOf(row), from: from ?? row.day, until, ended: postStateOn(today, { from, until }) === 'ended' };
}

const textsOf = ({ id, kind, title, heard, text, link, day }: PostRow) => ({ id, kind, title, heard, text, link, day });

function asStored(services: Services, row: PostRow): StoredPost {
  const { shown_from: from, shown_until: until } = row;
  const state = postStateOn(todayOf(services), { from, until });
  return { ...textsOf(row), from, until, state };
}

export async function listPosts(services: Services): Promise<StoredPosts> {
  const posts = (await findAllPosts(services.db)).map((row) => asStored(services, row));
  return { posts };
}

const audited = (services: Services, actorId: string, action: AuditAction) => ({
  actorId,
  action,
  now: services.now(),
});

export async function addPostBy(services: Services, actorId: string, post: PostBody): Promise<StoredPost> {
  const row = await services.db.transaction().execute(async (db) => {
    const inserted = await insertPost(db, post, services.now());
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
    const stored = await holdPost(db, id);
    if (!stored) throw new AppError('not_found');
    await insertAuditEvent(db, audited(services, actorId, 'post_changed'));
    return updatePost(db, id, withChange(postBody, asStored(services, stored), change));
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
