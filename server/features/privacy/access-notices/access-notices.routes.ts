import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { findAccessNoticeChoice, putAccessNoticeChoice } from './access-notices.queries.ts';

export function answerAccessNotices(services: Services): HandlersOf<'accessNotices'> {
  const { db, config, now } = services;
  const read = async (userId: string) => ({
    ...(await findAccessNoticeChoice(db, userId)),
    mail_works: config.smtpUrl !== undefined,
  });
  return {
    accessNotices: ({ caller }) => read(caller.id),

    changeLookNotices: async ({ body: choice, caller }) => {
      if (Object.keys(choice).length > 0) await putAccessNoticeChoice(db, { userId: caller.id, choice, now: now() });
      return read(caller.id);
    },
  };
}
