import { AppError } from '../../../core/app-error.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { askDatabase, findNotReady } from './health.queries.ts';

export function answerHealth(services: Services): HandlersOf<'health'> {
  return {
    health: async () => {
      await askDatabase(services.db);
      return { status: 'ok' as const };
    },

    ready: async ({ query }) => {
      const notReady = await findNotReady(services, query.for === 'reading');
      if (notReady.length > 0) throw new AppError('unavailable', { retryAfter: 1, notReady });
      return { ready: true as const };
    },
  };
}
