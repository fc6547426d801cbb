import type { DashboardTab } from './shell/dashboard-tabs.ts';
import { lazyPart } from './shell/lazy-part.tsx';
import type { LazyPart } from './shell/lazy-part.tsx';

/** Each tab of the dashboard is a whole screen: a `Page` with its own title and h1. Its chunk is known from the start. */
export const tabParts: Record<DashboardTab, LazyPart> = {
  home: lazyPart(async () => (await import('./home.tsx')).HomeTab),
  mytests: lazyPart(async () => (await import('./my-tests.tsx')).MyTestsTab),
  mystats: lazyPart(async () => (await import('./my-stats.tsx')).MyStatsTab),
  myhealth: lazyPart(async () => (await import('./my-health.tsx')).MyHealthTab),
};
