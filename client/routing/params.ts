import { createContext, useContext } from 'react';
import type { Params } from '../../domain/match-path.ts';

export const RouteParams = createContext<Params>({});

/** What stands in the address in the place of `:name`; empty where the route has no such part. */
export function useParam(name: string): string {
  return useContext(RouteParams)[name] ?? '';
}
