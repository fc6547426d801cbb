import { toRole } from '../../domain/roles.ts';
import { MoodFaces } from '../features/moods/mood-faces.tsx';
import { MoodLine } from '../features/moods/mood-line.tsx';
import { useMoodOutbox } from '../features/moods/use-mood-outbox.ts';
import { useMe } from '../features/profile/profile.api.ts';
import { Reminders } from '../features/reminders/reminders.tsx';
import { readTab } from '../features/shell/dashboard-tabs.ts';
import type { DashboardTab } from '../features/shell/dashboard-tabs.ts';
import { lazyPart } from '../features/shell/lazy-part.tsx';
import { Redirect } from '../navigation/link.tsx';
import { useSearchParams } from '../navigation/place.ts';
import { readRole } from '../session.ts';

/** Each tab is a whole screen: a `Page` with its own title and h1. */
const tabs = {
  home: lazyPart(async () => (await import('./home.tsx')).HomeTab),
  mytests: lazyPart(async () => (await import('./my-tests.tsx')).MyTestsTab),
  mystats: lazyPart(async () => (await import('./my-stats.tsx')).MyStatsTab),
  myhealth: lazyPart(async () => (await import('./my-health.tsx')).MyHealthTab),
} satisfies Record<DashboardTab, unknown>;

/** A counsellor sees the requests and nothing else. */
export function DashboardScreen() {
  const { data: person } = useMe();
  return toRole(person?.role ?? readRole()) === 'counsellor' ? <Redirect to="/counsellor" /> : <Dashboard />;
}

/** The timer runs under every tab, and goes on when another one is opened. */
function Dashboard() {
  const [search] = useSearchParams();
  const { save, fate, dismiss } = useMoodOutbox();
  const Tab = tabs[readTab(search)];
  return (
    <>
      <Tab />
      <Reminders faces={MoodFaces} saveMood={save} />
      <MoodLine fate={fate} onEnd={dismiss} />
    </>
  );
}
