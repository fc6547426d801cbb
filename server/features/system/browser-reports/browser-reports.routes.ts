import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { violationsIn } from './violations.ts';

/** Whoever runs the server finds in the log what the policy of the page has kept away. Nothing is stored. */
export function answerBrowserReports(services: Services): HandlersOf<'browserReports'> {
  return {
    browserReports: async ({ upload }) => {
      for (const violation of violationsIn(upload)) services.log.warn({ event: 'policy_violation', ...violation });
      return {};
    },
  };
}
