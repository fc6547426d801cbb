import type { Feature } from '../feature.ts';
import type { Notice } from '../../../domain/contract/notices.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { AppError } from '../../core/app-error.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import { findUnseenNotices, markNoticeSeen } from './notices.queries.ts';
import type { Services } from '../services.ts';

interface Reader {
  id: string;
  language: Language;
}

function answerNotices(services: Services): HandlersOf<'notices'> {
  const unseenBy = async ({ id: userId, language }: Reader): Promise<Notice[]> => {
    const rows = await findUnseenNotices(services.db, userId);
    const { noticeText } = messagesIn[language].notices;
    return rows.map(({ id, at, kind, detail: stored, counsellorName }) => {
      const isNaming = kind.startsWith('counsellor_');
      const detail = isNaming ? { ...(counsellorName !== null && { name: counsellorName }) } : stored;
      return { id: String(id), at: at.toISOString(), kind, text: noticeText(kind, detail), detail };
    });
  };
  return {
    notices: ({ caller }) => unseenBy(caller),

    noticeSeen: async ({ params: { id }, caller }) => {
      const isFound = /^[0-9]{1,15}$/.test(id) && (await markNoticeSeen(services.db, caller.id, Number(id)));
      if (!isFound) throw new AppError('not_found');
      return unseenBy(caller);
    },
  };
}

export const notices = {
  calls: { notices: answerNotices },
} satisfies Feature;
