import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import type { DataKind } from '../../domain/visibility/data-kinds.ts';
import { shownBy } from '../../domain/visibility/shown-by.ts';

/** What someone records of how they are. */
const recorded: readonly DataKind[] = ['answers', 'scores', 'moods', 'mood_context', 'safety_plan', 'call_back'];

const nounOf = (route: string) => route.split('/')[2] ?? '';

/** Where it is recorded, and where a result's next step is noted. */
const recordingNouns = new Set([
  'results',
  ...allEndpoints
    .filter(({ method }) => method !== 'GET')
    .filter((call) => shownBy(call).some(([kind, scope]) => scope === 'self' && recorded.includes(kind)))
    .map(({ path }) => nounOf(path)),
]);

/** Its one name. */
export const recording = 'record';

export interface ToldCall {
  method: string;
  route: string;
}

/**
 * A call as whoever operates the server is told of it, in the log, the figures, the traces and the evidence: by its route's
 * pattern. All that records how someone is has one name, because a name for each would tell who took a test, wrote a
 * safety plan or asked for a call.
 */
export function toldCall(method: string, route: string): ToldCall {
  return isRecording(method, route) ? { method: 'POST', route: recording } : { method, route };
}

const isRecording = (method: string, route: string) =>
  method !== 'GET' && route.startsWith('/api/') && recordingNouns.has(nounOf(route));
