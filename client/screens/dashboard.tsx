import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import { hasDashboard, startOf, toRole } from '../../domain/roles.ts';
import { historyQuery } from '../features/assessments/assessments.api.ts';
import { useUnseenResult } from '../features/assessments/unseen-result.ts';
import { MoodFaces } from '../features/moods/mood-faces.tsx';
import { MoodLine } from '../features/moods/mood-line.tsx';
import { moodsQuery, recentMoodsQuery } from '../features/moods/moods.api.ts';
import { usePopupMood } from '../features/moods/use-popup-mood.ts';
import { useMe } from '../features/accounts/profile/profile.api.ts';
import { questionsQuery } from '../features/assessments/questions/questions.api.ts';
import { Reminders } from '../features/reminders/reminders.tsx';
import { dashboardTabs, readTab } from './shell/dashboard-tabs.ts';
import { addressOfTab } from './shell/address-of-tab.ts';
import type { DashboardTab } from './shell/dashboard-tabs.ts';
import { lazyPart } from './shell/lazy-part.tsx';
import { onPreload } from '../routing/preload.ts';
import { preloadScreensWhenIdle } from '../routing/preload-at-rest.ts';
import { Redirect } from '../routing/redirect.tsx';
import { matchPath } from '../../domain/match-path.ts';
import { useSearchParams } from '../routing/search-params.ts';
import { readRole } from '../api/stored-token.ts';
import { tabParts } from './tab-parts.ts';

/** Rarely needed: most people have nothing that waits. */
const CareCover = lazyPart(async () => (await import('./care-cover.tsx')).CareCover, null);

/** For those who want it. It leads to the tests, and comes after the screen. */
const CheckInBar = lazyPart(async () => (await import('../features/reminders/check-in-bar.tsx')).CheckInBar, null);

/** Not every role has one. */
export function DashboardScreen() {
  const { data: person } = useMe();
  const role = toRole(person?.role ?? readRole());
  return hasDashboard(role) ? <Dashboard /> : <Redirect to={startOf(role)} />;
}

/** The timer runs under every tab, and goes on when another one is opened. */
function Dashboard() {
  const [search] = useSearchParams();
  const { save, fate, dismiss } = usePopupMood();
  const cache = useQueryClient();

  useEffect(() => onPreload((address, isPointedAt) => prefetchQueries(cache, address, isPointedAt)), [cache]);
  useEffect(() => preloadScreensWhenIdle(dashboardTabs.map(addressOfTab)), []);

  const tab = readTab(search);
  const Tab = tabParts[tab];
  return (
    <>
      {tab !== 'mytests' && <CheckInBar />}
      <Reminders faces={MoodFaces} saveMood={save}>
        <Tab />
        {useCareOnArrival(tab) && <CareCover />}
      </Reminders>
      <MoodLine fate={fate} onEnd={dismiss} />
    </>
  );
}

/**
 * A result behind the screen of care brings that screen back to the person when they arrive, at any tab and on any device, until it
 * was left. The tests bring it back by themselves; no one who goes on to another tab is held.
 */
function useCareOnArrival(tab: DashboardTab): boolean {
  const [landed, setLanded] = useState<DashboardTab | null>(tab);
  if (landed !== null && landed !== tab) setLanded(null);
  const isArrival = landed === tab && tab !== 'mytests';
  return useUnseenResult(isArrival) !== null && isArrival;
}

/**
 * Reads what a tab will show, unless it was read a moment ago; years of moods for those alone who point at it. A person's
 * own records, which leave no trace anywhere.
 */
function prefetchQueries(cache: QueryClient, address: string, isPointedAt: boolean): void {
  const { pathname, searchParams } = new URL(address, window.location.href);
  if (!matchPath('/dashboard', pathname)) return;
  const tab = readTab(searchParams);
  if (tab === 'mytests') void cache.prefetchQuery(questionsQuery);
  if (tab !== 'mystats' && tab !== 'home') return;
  for (const type of instrumentTypes) void cache.prefetchQuery(historyQuery(type));
  if (tab === 'home') void cache.prefetchQuery(recentMoodsQuery);
  else if (isPointedAt) void cache.prefetchQuery(moodsQuery);
}
