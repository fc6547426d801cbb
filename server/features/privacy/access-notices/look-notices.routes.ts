import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { findLookChoice, putLookChoice } from './look-notices.queries.ts';

export function answerLookNotices(services: Services): HandlersOf<'lookNotices'> {
  const { db, now } = services;
  return {
    lookNotices: ({ caller }) => findLookChoice(db, caller.id),

    changeLookNotices: async ({ body: choice, caller }) => {
      if (Object.keys(choice).length > 0) await putLookChoice(db, { userId: caller.id, choice, now: now() });
      return findLookChoice(db, caller.id);
    },
  };
}
