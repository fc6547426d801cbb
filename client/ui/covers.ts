import { createSharedCount, useCounted, useIsAny } from './shared-count.ts';

const covers = createSharedCount();

/** Whether a cover is up: what comes by itself waits until it is gone. */
export function useIsCovered(): boolean {
  return useIsAny(covers);
}

/** For whatever else lies over the screen as a cover does. */
export function useAsCover(isOn: boolean): void {
  useCounted(covers, isOn);
}
