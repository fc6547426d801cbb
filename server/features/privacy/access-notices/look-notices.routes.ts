import type { FastifyInstance } from 'fastify';
import { changeLookNotices, lookNotices } from '../../../../domain/contract/look-notices.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findLookChoice, putLookChoice } from './look-notices.queries.ts';

export function mountLookNotices(app: FastifyInstance, services: Services): void {
  const { db, now } = services;

  mountEndpoint(app, services, lookNotices, ({ caller }) => findLookChoice(db, caller.id));

  mountEndpoint(app, services, changeLookNotices, async ({ body: choice, caller }) => {
    if (Object.keys(choice).length > 0) await putLookChoice(db, { userId: caller.id, choice, now: now() });
    return findLookChoice(db, caller.id);
  });
}
