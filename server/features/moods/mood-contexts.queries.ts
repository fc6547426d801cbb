import type { StoredMoodContext } from '../../../domain/contract/mood-contexts.ts';
import { defaultMoodTags } from '../../../domain/mood-tags.ts';
import { decryptMoodContext, decryptMoodTags } from '../../security/encryption/mood-context-columns.ts';
import { mapYielding } from '../../jobs/yield-to-event-loop.ts';
import type { Services } from '../services.ts';

type Store = Pick<Services, 'db' | 'cipher'>;

/** What a person has added to their moods, in the order of these. */
export async function findMoodContexts({ db, cipher }: Store, userId: string): Promise<StoredMoodContext[]> {
  const rows = await db
    .selectFrom('mood_contexts')
    .select(['mood_id as id', 'content'])
    .where('user_id', '=', userId)
    .orderBy('mood_id')
    .execute();
  return mapYielding(rows, ({ id, content }) => {
    const { tags, note } = decryptMoodContext(cipher, { userId, id }, content);
    return { id: String(id), tags: [...tags], note };
  });
}

/** A person's own list of tags; the default one until they have made one. */
export async function findMoodTags({ db, cipher }: Store, userId: string): Promise<string[]> {
  const row = await db.selectFrom('mood_tags').select('content').where('user_id', '=', userId).executeTakeFirst();
  return row ? decryptMoodTags(cipher, userId, row.content) : [...defaultMoodTags];
}
