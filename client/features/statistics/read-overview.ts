import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { statisticsOverview } from '../../../domain/contract/statistics.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { readNumber } from '../../api/received.ts';

type Reply = ReplyOf<typeof statisticsOverview>;

/** The specification promises the four counts; participation makes them richer. A count that no one can read is NaN. */
export type Overview = Omit<Reply, 'participants'> & Partial<Pick<Reply, 'participants'>>;

const submissions = instrumentTypes.map((type) => instruments[type].wire.submissions);

/** In the order in which they are shown. */
export const overviewFigures = ['totalEmployees', ...submissions, 'moodEntries'] as const;

export function readOverview(overview: Overview | undefined): Overview {
  if (overview === undefined) throw new TypeError('An answer has no counts in it.');
  const counts = overviewFigures.map((figure) => [figure, readNumber(overview[figure]) ?? Number.NaN]);
  return { ...overview, ...Object.fromEntries(counts) };
}
