import type { FastifyInstance } from 'fastify';
import {
  consent,
  giveConsent,
  looksRead,
  privacyNews,
  privacyNotice,
} from '../../../../domain/contract/privacy-notice.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { dismissLooks } from '../access-notices/new-looks.ts';
import { currentNotice } from './consents.ts';
import { readConsent, readNews, sayConsent } from './privacy-notice.service.ts';

export function mountPrivacyNotice(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, privacyNotice, async ({ language }) => {
    const { number, hash, said, since } = await currentNotice(services, language);
    return { number, hash, items: [...said], since: since.toISOString() };
  });

  mountEndpoint(app, services, consent, ({ caller }) => readConsent(services, caller));

  mountEndpoint(app, services, privacyNews, ({ caller }) => readNews(services, caller));

  mountEndpoint(app, services, looksRead, async ({ body: { until }, caller }) => {
    await dismissLooks(services, caller.id, new Date(Math.min(Date.parse(until), services.now().getTime())));
    return readNews(services, caller);
  });

  mountEndpoint(app, services, giveConsent, ({ body, caller }) => sayConsent(services, caller, body));
}
