import type { FastifyInstance } from 'fastify';
import { noticeSeen, notices } from '../../../domain/contract/notices.ts';
import type { Notice } from '../../../domain/contract/notices.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { AppError } from '../../core/app-error.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { findUnseenNotices, markNoticeSeen } from './notices.queries.ts';
import type { Services } from '../services.ts';

interface Reader {
  id: string;
  language: Language;
}

export function mountNotices(app: FastifyInstance, services: Services): void {
  const unseenBy = async ({ id: userId, language }: Reader): Promise<Notice[]> => {
    const rows = await findUnseenNotices(services.db, userId);
    const { noticeText } = messagesIn[language].notices;
    return rows.map(({ id, at, kind, detail: stored, counsellorName }) => {
      const isNaming = kind.startsWith('counsellor_');
      const detail = isNaming ? { ...(counsellorName !== null && { name: counsellorName }) } : stored;
      return { id: String(id), at: at.toISOString(), kind, text: noticeText(kind, detail), detail };
    });
  };

  mountEndpoint(app, services, notices, ({ caller }) => unseenBy(caller));

  mountEndpoint(app, services, noticeSeen, async ({ params: { id }, caller }) => {
    const isFound = /^[0-9]{1,15}$/.test(id) && (await markNoticeSeen(services.db, caller.id, Number(id)));
    if (!isFound) throw new AppError('not_found');
    return unseenBy(caller);
  });
}
