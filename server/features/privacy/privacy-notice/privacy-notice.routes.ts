import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { markLooksSeen } from '../access-notices/access-notices.queries.ts';
import { currentNotice } from './consents.ts';
import { readConsent, readNews, sayConsent } from './privacy-notice.service.ts';

export function answerPrivacyNotice(services: Services): HandlersOf<'privacyNotice'> {
  return {
    privacyNotice: async ({ language }) => {
      const { number, hash, said, since } = await currentNotice(services, language);
      return { number, hash, items: [...said], since: since.toISOString() };
    },

    consent: ({ caller }) => readConsent(services, caller),
    privacyNews: ({ caller }) => readNews(services, caller),

    looksRead: async ({ body: { until }, caller }) => {
      const seen = new Date(Math.min(Date.parse(until), services.now().getTime()));
      await markLooksSeen(services.db, { userId: caller.id, until: seen });
      return readNews(services, caller);
    },

    giveConsent: ({ body, caller }) => sayConsent(services, caller, body),
  };
}
