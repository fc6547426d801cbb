import type { Transaction } from 'kysely';
import { isSameTag, renamedTags } from '../../../domain/mood-tags.ts';
import type { RenamedTag } from '../../../domain/mood-tags.ts';
import { encryptedColumns } from '../../security/encryption/encrypted-columns.ts';
import {
  decryptMoodContext,
  encryptMoodContext,
  encryptMoodTags,
} from '../../security/encryption/mood-context-columns.ts';
import { replaceEncrypted } from '../../security/encryption/reencrypt.queries.ts';
import type { Database } from '../../db/schema.ts';
import { mapYielding } from '../../jobs/yield-to-event-loop.ts';
import type { Services } from '../services.ts';

interface NewTags {
  userId: string;
  tags: readonly string[];
  renamed: readonly RenamedTag[];
}

/** Renamed tags bear their new name on earlier moods too, or nothing is changed at all. */
export async function storeMoodTags(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { userId, tags, renamed }: NewTags,
): Promise<void> {
  const content = encryptMoodTags(cipher, userId, tags);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('mood_tags')
      .values({ user_id: userId, content })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ content }))
      .execute();
    if (renamed.length > 0) await renameInContexts({ db: transaction, cipher }, userId, renamed);
  });
}

interface Store extends Pick<Services, 'cipher'> {
  db: Transaction<Database>;
}

async function renameInContexts({ db, cipher }: Store, userId: string, renamed: NewTags['renamed']): Promise<void> {
  const column = encryptedColumns.find(({ table }) => table === 'mood_contexts');
  if (!column) throw new Error('mood_contexts has no encrypted column');
  const rows = await db
    .selectFrom('mood_contexts')
    .select(['mood_id as id', 'content'])
    .where('user_id', '=', userId)
    .orderBy('mood_id')
    .forUpdate()
    .execute();
  const changes = await mapYielding(rows, ({ id, content }) => {
    const { tags, note } = decryptMoodContext(cipher, { userId, id }, content);
    if (!tags.some((tag) => renamed.some(({ from }) => isSameTag(from, tag)))) return [];
    const encrypted = encryptMoodContext(cipher, { userId, id }, { tags: renamedTags(tags, renamed), note });
    return [{ key: [userId, String(id)], value: content, encrypted }];
  });
  const changed = changes.flat();
  if (changed.length > 0) await replaceEncrypted(db, column, changed);
}
