import { useMedia } from './use-media.ts';

/** Whether there is room for a table, now: from here up lists are tables. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 64rem)');
}
