import type { FastifyInstance } from 'fastify';
import { browserReports } from '../../../../domain/contract/browser-reports.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { violationsIn } from './violations.ts';

/** Whoever runs the server finds in the log what the policy of the page has kept away. Nothing is stored. */
export function mountBrowserReports(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, browserReports, async ({ upload }) => {
    for (const violation of violationsIn(upload)) services.log.warn({ event: 'policy_violation', ...violation });
    return {};
  });
}
