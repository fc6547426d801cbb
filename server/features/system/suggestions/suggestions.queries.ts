import type { StoredSuggestion } from '../../../../domain/contract/suggestions.ts';
import { addDays, dayInZone } from '../../../../domain/dates.ts';
import { suggestionDays } from '../../../../domain/suggestions.ts';
import { decryptSuggestion, encryptSuggestion } from '../../../security/encryption/suggestion-columns.ts';
import type { Suggestion } from '../../../security/encryption/suggestion-columns.ts';
import type { Services } from '../../services.ts';

type Store = Pick<Services, 'db' | 'cipher'>;

/** The latest of them, as many as someone reads. */
const listed = 200;

interface NewSuggestion {
  id: string;
  day: string;
  suggestion: Suggestion;
}

export async function insertSuggestion({ db, cipher }: Store, { id, day, suggestion }: NewSuggestion): Promise<void> {
  await db
    .insertInto('suggestions')
    .values({ id, day, content: encryptSuggestion(cipher, id, suggestion) })
    .execute();
}

/** The latest day first; within a day in no order that would tell when each came. */
export async function findSuggestions({ db, cipher }: Store): Promise<StoredSuggestion[]> {
  const rows = await db
    .selectFrom('suggestions')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();
  return rows.map(({ id, day, content }) => ({ id, day, ...decryptSuggestion(cipher, id, content) }));
}

/** False where there is none. */
export async function deleteSuggestion({ db }: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('suggestions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those that no admin has removed in all their time. */
export async function eraseOldSuggestions({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const oldest = addDays(dayInZone(now(), config.orgTimezone), -suggestionDays);
  await db.deleteFrom('suggestions').where('day', '<', oldest).execute();
}
