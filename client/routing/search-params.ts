import { useMemo } from 'react';
import { navigate, useLocation } from './location.ts';
import type { StepOptions } from './location.ts';

/** The query of the address, and a function that puts another in its place. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: StepOptions) => void] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), setSearchParams];
}

function setSearchParams(next: URLSearchParams, options?: StepOptions): void {
  const { pathname } = window.location;
  navigate(next.size === 0 ? pathname : `${pathname}?${next}`, options);
}
