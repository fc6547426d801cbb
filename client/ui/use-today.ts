import { useSyncExternalStore } from 'react';
import { dayInZone } from '../../domain/dates.ts';

/** The day of the person's clock, or of the zone, YYYY-MM-DD, also in a page that is left open over midnight. */
export function useToday(timeZone?: string): string {
  return useSyncExternalStore(follow, () => dayInZone(new Date(), timeZone));
}

/** A minute at a time: a device that sleeps over midnight counts nothing meanwhile. */
const everyMs = 60_000;

function follow(tell: () => void): () => void {
  const timer = setInterval(tell, everyMs);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
