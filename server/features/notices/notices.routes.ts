import type { FastifyInstance } from 'fastify';
import { noticeSeen, notices } from '../../../domain/contract/notices.ts';
import type { Notice } from '../../../domain/contract/notices.ts';
import { noticeText } from '../../../domain/messages/en/notices.ts';
import { AppError } from '../../app-error.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { findUnseenNotices, markNoticeSeen } from './notices.port.ts';
import type { Services } from '../../services.ts';

export function mountNotices(app: FastifyInstance, services: Services): void {
  const unseenBy = async (userId: string): Promise<Notice[]> => {
    const rows = await findUnseenNotices(services.db, userId);
    return rows.map(({ id, at, kind, detail: stored, counsellorName }) => {
      const detail = kind === 'policy_loosened' ? stored : { ...(counsellorName !== null && { name: counsellorName }) };
      return { id: String(id), at: at.toISOString(), kind, text: noticeText(kind, detail), detail };
    });
  };

  mountEndpoint(app, services, notices, ({ caller }) => unseenBy(caller.id));

  mountEndpoint(app, services, noticeSeen, async ({ params: { id }, caller }) => {
    const isFound = /^[0-9]{1,15}$/.test(id) && (await markNoticeSeen(services.db, caller.id, Number(id)));
    if (!isFound) throw new AppError('not_found');
    return unseenBy(caller.id);
  });
}
