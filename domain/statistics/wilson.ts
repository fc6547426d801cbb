/** From this many people up a share is said; below, it is 'too few to say'. */
const enoughToSay = 30;

/** The 97.5th percentile of the normal distribution: an interval of 95 %. */
const z = 1.959964;

/** Shares from 0 to 1. `low` and `high` bound the interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/**
 * The share of `count` in `total` with its 95 % interval after Wilson (1927), which stays inside 0 and 1 and holds for
 * small numbers too. Throws a RangeError where it is no share.
 */
export function wilsonShare(count: number, total: number): Share {
  if (!(total > 0 && count >= 0 && count <= total)) throw new RangeError(`${count} of ${total} is no share`);
  const share = count / total;
  const middle = share + (z * z) / (2 * total);
  const half = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return { share, low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

/** Undefined where there are too few to say. */
export function shareToSay(count: number, total: number): Share | undefined {
  return total < enoughToSay ? undefined : wilsonShare(count, total);
}

/** How far chance may have moved a count and its total, as variances. */
export interface Moved {
  ofCount: number;
  ofTotal: number;
}

/** The same of numbers that chance has moved: its interval is wider by as much. A count outside its total is at the end of it. */
export function movedShareToSay(count: number, total: number, { ofCount, ofTotal }: Moved): Share | undefined {
  if (total < enoughToSay) return undefined;
  const { share, low, high } = wilsonShare(Math.min(total, Math.max(0, count)), total);
  const unsure = (z * Math.sqrt(ofCount + share ** 2 * ofTotal)) / total;
  return {
    share,
    low: Math.max(0, share - Math.hypot(share - low, unsure)),
    high: Math.min(1, share + Math.hypot(high - share, unsure)),
  };
}
