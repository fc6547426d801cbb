import { AppError } from '../../core/app-error.ts';
import { isRecordId } from '../../db/record-id.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { encryptMoodContext } from '../../security/encryption/mood-context-columns.ts';
import { findMoodContexts, findMoodTags } from './mood-contexts.queries.ts';
import { storeMoodContext } from './moods.queries.ts';
import { storeMoodTags } from './mood-tags.queries.ts';

/** For the person alone: no call of anyone else leads here. */
export function answerMoodContexts(services: Services): HandlersOf<'moodContexts'> {
  return {
    moodContexts: ({ caller }) => findMoodContexts(services, caller.id),

    saveMoodContext: async ({ params: { id }, caller, body: { tags, note } }) => {
      if (!isRecordId(id)) throw new AppError('not_found');
      const own = { userId: caller.id, id: Number(id) };
      const isEmpty = tags.length === 0 && note === '';
      const content = isEmpty ? null : encryptMoodContext(services.cipher, own, { tags, note });
      if (!(await storeMoodContext(services.db, { ...own, content }))) throw new AppError('not_found');
      return { id: String(own.id), tags, note };
    },

    moodTags: async ({ caller }) => ({ tags: await findMoodTags(services, caller.id) }),

    saveMoodTags: async ({ caller, body: { tags, renamed = [] } }) => {
      await storeMoodTags(services, { userId: caller.id, tags, renamed });
      return { tags };
    },
  };
}
