import { isDayOfPeriod } from '../../../domain/contract/day-range.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { periods } from '../../../domain/statistics/periods.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';

const path = '/admin/stats';

const [firstKind] = figureKinds;

/** What the address of the statistics says: which days, and which groups are compared by what. */
export interface StatsAddress {
  asked: Asked;
  by: WorkListKind;
  of: FigureKind;
}

const dayOf = (text: string | null) => (text !== null && isDayOfPeriod(text) ? text : undefined);

/** Days count before a period. Any other text, and none, is everything. */
export function readAsked(search: URLSearchParams): Asked {
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))];
  if ((from !== undefined || to !== undefined) && (from ?? '') <= (to ?? '9999')) return { from, to };
  return periods.find((period) => period === search.get('period')) ?? 'all';
}

export function readStatsAddress(search: URLSearchParams): StatsAddress {
  return {
    asked: readAsked(search),
    by: workListKinds.find((kind) => kind === search.get('by')) ?? 'theme',
    of: figureKinds.find((kind) => kind === search.get('of')) ?? firstKind,
  };
}

/** The same place with something else in it. */
export function addressWith(search: URLSearchParams, change: Partial<StatsAddress>): string {
  const { asked, by, of } = { ...readStatsAddress(search), ...change };
  const next = new URLSearchParams();
  if (typeof asked !== 'string') {
    if (asked.from !== undefined) next.set('from', asked.from);
    if (asked.to !== undefined) next.set('to', asked.to);
  } else if (asked !== 'all') next.set('period', asked);
  if (by !== 'theme') next.set('by', by);
  if (of !== firstKind) next.set('of', of);
  return next.size === 0 ? path : `${path}?${next}`;
}
