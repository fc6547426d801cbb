import type { Consent } from '../../domain/contract/privacy-notice.ts';
import type { Answers } from './answer-calls.ts';

const at = '2026-11-18T04:00:00.000Z';

/** Someone who agreed to the notice before this one. */
export function keepConsent() {
  let kept: Consent = {
    notice: 4,
    state: 'asked',
    last: { notice: 3, agrees: true, at },
    changed: [{ key: 'scores', text: 'No one else at work can see your scores.' }],
    gone: [],
  };
  return {
    'GET /api/consent': () => kept,
    'GET /api/privacy-news': () => ({ consent: kept.state, looks: null }),
    'PUT /api/consent': ({ body }) => {
      const { notice, agrees } = body as { notice: number; agrees: boolean };
      kept = { ...kept, state: agrees ? 'agreed' : 'declined', last: { notice, agrees, at }, changed: [] };
      return kept;
    },
  } satisfies Answers;
}
