import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { OnlyFor } from '../features/profile/only-for.tsx';
import { readPeriod } from '../features/statistics/period.ts';
import { readStatisticsAhead } from '../features/statistics/statistics.api.ts';
import { matchPath } from '../navigation/match-path.ts';
import { usePlace } from '../navigation/place.ts';
import { readRole } from '../session.ts';

export function AdminOnly({ children }: { children?: ReactNode }) {
  useStatisticsAhead();
  return <OnlyFor who="admin">{children}</OnlyFor>;
}

/** The figures are asked for together with the role: the server refuses them to anybody else, and until then nothing shows. */
function useStatisticsAhead() {
  const cache = useQueryClient();
  const { pathname, search } = usePlace();
  const isWanted = matchPath('/admin/stats', pathname) !== null;

  useEffect(() => {
    if (isWanted && readRole() === 'admin') readStatisticsAhead(cache, readPeriod(new URLSearchParams(search)));
  }, [cache, isWanted, search]);
}
