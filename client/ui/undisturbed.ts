import { createSharedCount, useCounted, useIsAny } from './shared-count.ts';

const parts = createSharedCount();

/** While it is on, nothing comes up by itself: someone answers, reads a result, breathes or rests their eyes. */
export function useUndisturbed(isOn: boolean): void {
  useCounted(parts, isOn);
}

export function useIsUndisturbed(): boolean {
  return useIsAny(parts);
}
