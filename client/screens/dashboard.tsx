import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import { toRole } from '../../domain/roles.ts';
import { historyQuery } from '../features/assessments/assessments.api.ts';
import { MoodFaces } from '../features/moods/mood-faces.tsx';
import { MoodLine } from '../features/moods/mood-line.tsx';
import { moodsQuery } from '../features/moods/moods.api.ts';
import { useMoodOutbox } from '../features/moods/use-mood-outbox.ts';
import { useMe } from '../features/profile/profile.api.ts';
import { questionsQuery } from '../features/questions/questions.api.ts';
import { Reminders } from '../features/reminders/reminders.tsx';
import { addressOfTab, dashboardTabs, readTab } from '../features/shell/dashboard-tabs.ts';
import { lookAheadAtRest, onAhead } from '../navigation/ahead.ts';
import { Redirect } from '../navigation/link.tsx';
import { matchPath } from '../navigation/match-path.ts';
import { useSearchParams } from '../navigation/place.ts';
import { readRole } from '../session.ts';
import { tabParts } from './tab-parts.ts';

/** A counsellor sees the requests and nothing else. */
export function DashboardScreen() {
  const { data: person } = useMe();
  return toRole(person?.role ?? readRole()) === 'counsellor' ? <Redirect to="/counsellor" /> : <Dashboard />;
}

/** The timer runs under every tab, and goes on when another one is opened. */
function Dashboard() {
  const [search] = useSearchParams();
  const { save, fate, dismiss } = useMoodOutbox();
  const cache = useQueryClient();

  useEffect(() => onAhead((address) => readAhead(cache, address)), [cache]);
  useEffect(() => lookAheadAtRest(dashboardTabs.map(addressOfTab)), []);

  const Tab = tabParts[readTab(search)];
  return (
    <>
      <Tab />
      <Reminders faces={MoodFaces} saveMood={save} />
      <MoodLine fate={fate} onEnd={dismiss} />
    </>
  );
}

/** Reads what a tab will show, unless it was read a moment ago. A person's own records, which leave no trace anywhere. */
function readAhead(cache: QueryClient, address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.href);
  if (!matchPath('/dashboard', pathname)) return;
  const tab = readTab(searchParams);
  if (tab === 'mytests') void cache.prefetchQuery(questionsQuery);
  if (tab !== 'mystats') return;
  for (const type of instrumentTypes) void cache.prefetchQuery(historyQuery(type));
  void cache.prefetchQuery(moodsQuery);
}
