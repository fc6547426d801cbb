import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { shellMessages } from '#messages/shell.ts';
import { hasDashboard, isArea, mayEnter, toRole } from '../../domain/roles.ts';
import type { Area, Role } from '../../domain/roles.ts';
import { recordsUnderWay } from '../api/before-recording.ts';
import { hasCode } from '../api/call-error.ts';
import { configureCalls } from '../api/call-surroundings.ts';
import { noteLeaving } from '../api/closed-tab.ts';
import { forgetDevice } from '../api/device/device-key.ts';
import { leaveShownRule } from '../api/device/shown-rule.ts';
import { leaveWaiting, mayWait } from '../api/device/waiting.ts';
import { claimDrafts, forgetDrafts } from '../api/drafts.ts';
import { followLanguage } from '../settings/follow-language.ts';
import { signOut } from '../features/accounts/sign-in/auth.api.ts';
import { endWhenRefused, watchBackCache, watchSession } from '../api/watch-session.ts';
import { loginStateFor } from '../features/accounts/sign-in/login-state-for.ts';
import { askForPassword, PasswordGate } from '../features/accounts/sign-in/asked-password.tsx';
import { HelpButton } from '../features/help/help-lines/help-button.tsx';
import { loadHelpLines } from '../features/help/help-lines/help-lines.api.ts';
import { HelpWays } from '../features/help/help-lines/help-ways.tsx';
import { Notices } from '../features/notices/notices.tsx';
import { endPush } from '../features/reminders/end-push.ts';
import { ConsentOnRecording } from '../features/privacy/privacy-notice/consent-on-recording.tsx';
import { newsOnPath } from '../features/privacy/privacy-notice/news-on-path.ts';
import { usePrivacyNews } from '../features/privacy/privacy-notice/privacy-news.api.ts';
import { OfflineText } from '../features/offline/offline-text.tsx';
import { putPerson, useMe, useName } from '../features/accounts/profile/profile.api.ts';
import { AreaNav } from './shell/area-nav.tsx';
import { lazyPart } from './shell/lazy-part.tsx';
import { Frame } from './shell/frame.tsx';
import { PersonMenu } from './shell/person-menu.tsx';
import { Tabs } from './shell/tabs.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { whenIdle } from '../routing/preload.ts';
import { matchPath } from '../../domain/match-path.ts';
import { navigate, useLocation } from '../routing/location.ts';
import { routeTable } from '../routing/route-table.ts';
import { createQueryClient } from '../api/query-cache.ts';
import { isIdle } from '../api/user-activity.ts';
import { discardPrefetched } from '../api/prefetch.ts';
import { howSessionEnded, followSession } from '../api/session.ts';
import { isOnSharedDevice, readRole, readToken, wasShared } from '../api/stored-token.ts';
import { AlertProvider } from '../ui/alert-dialog.tsx';

configureCalls({
  onUnauthorised: endWhenRefused,
  onPasswordNeeded: askForPassword,
  isIdle,
  onFactorNeeded: () => navigate('/second-factor', { replace: true }),
});
watchBackCache(window);
noteLeaving(window);
const forgetPerson = () => void forgetDevice(howSessionEnded()).catch(() => undefined);
// A browser that was killed while someone signed out has kept the key.
if (readToken() === null) forgetPerson();
followSession(() => {
  if (readToken() !== null) return;
  discardPrefetched();
  leaveWaiting();
  leaveShownRule();
  // A shared session has kept nothing here: what there is belongs to someone's own, which may go on.
  if (!wasShared) {
    forgetPerson();
    void endPush().catch(() => undefined);
  }
  if (howSessionEnded() === 'signed-out' || wasShared) forgetDrafts();
});

const WaitingLine = lazyPart(
  async () => (await import('../features/people/admin-requests/waiting-line.tsx')).WaitingLine,
  null,
);

const PrivacyNews = lazyPart(async () => (await import('./privacy-news.tsx')).PrivacyNews, null);

const OfflineKeeper = lazyPart(
  async () => (await import('../features/offline/offline-keeper.tsx')).OfflineKeeper,
  null,
);

/** Fetched ahead, for someone who leaves without a connection. */
const Leaving = lazyPart(async () => (await import('../features/offline/leaving.tsx')).Leaving, null);

const FirstPassword = lazyPart(async () => (await import('./first-password.tsx')).FirstPasswordScreen);

/** The frame of everyone who is signed in, with what one session has cached. */
export function SignedInLayout({ children }: { children?: ReactNode }) {
  const [queryClient] = useState(() => putPerson(createQueryClient()));
  return (
    <QueryClientProvider client={queryClient}>
      <AlertProvider>
        <SignedInFrame>{children}</SignedInFrame>
      </AlertProvider>
    </QueryClientProvider>
  );
}

function leave() {
  signOut();
  navigate('/', { replace: true, state: loginStateFor('/', 'signed-out') });
}

function SignedInFrame({ children }: { children?: ReactNode }) {
  const { data: person, isError, error } = useMe();
  const known = useName();
  const name = known.name ?? (isError && !known.isPending ? shellMessages.someone : undefined);
  const [isLeaving, setLeaving] = useState(false);
  /** What waits is sent first, or given up by the person who leaves. */
  const askToLeave = () =>
    void mayWait().then((waits) => (waits || recordsUnderWay.size > 0 ? setLeaving(true) : leave()));
  const leaving = isLeaving && <Leaving onStay={() => setLeaving(false)} onLeave={leave} />;
  // At once, for everyone: asked for where they are shown, they would tell who sees calls pass that someone is led to them.
  useEffect(loadHelpLines, []);
  useEffect(() => whenIdle(() => void Leaving.preload()), []);
  useEffect(() => {
    if (isOnSharedDevice()) watchSession();
  }, []);
  const session = useQueryClient();
  const id = person?.id;
  useEffect(() => {
    if (id !== undefined) claimDrafts(session, id);
  }, [session, id]);
  useEffect(() => {
    followLanguage(person?.language);
    // One that is chosen elsewhere later would take away what is typed here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [!person]);
  const role = toRole(person?.role ?? readRole());
  // There the numbers come first.
  const { pathname } = useLocation();
  const isHelp = matchPath('/help', pathname) !== null;
  // Two screens of an admin say themselves what waits for one.
  const saysWaiting = ['/admin/people', '/admin-dashboard'].some((path) => matchPath(path, pathname) !== null);
  const area = areaAt(pathname, role);
  if (hasCode(error, 'password_change_needed'))
    return (
      <Frame bar={<TopBar help={null} />}>
        <FirstPassword onSignOut={askToLeave} />
        {leaving}
      </Frame>
    );

  const news = (
    <Fragment key="news">
      <Notices />
      <News />
      {hasDashboard(role) && <OfflineKeeper />}
    </Fragment>
  );
  const screen = <Fragment key="screen">{children}</Fragment>;
  return (
    <Frame
      withTabs
      inArea={area !== undefined}
      offline={<OfflineText />}
      bar={
        <>
          <TopBar
            tabs={<Tabs role={role} />}
            help={<HelpButton renderWays={(close) => <HelpWays role={role} onChosen={close} />} />}
            person={<PersonMenu name={name} onSignOut={askToLeave} />}
          />
          {area && <AreaNav area={area} />}
        </>
      }
    >
      {person?.role === 'admin' && !isHelp && !saysWaiting && <WaitingLine />}
      {isHelp ? [screen, news] : [news, screen]}
      <PasswordGate />
      {leaving}
    </Frame>
  );
}

/** What is to be said is loaded where there is any. People who may have to be asked can record something at once. */
function News() {
  const { data: news, isLoading } = usePrivacyNews();
  const { pathname } = useLocation();
  const { isAsked, isStopped, looks } = newsOnPath(news, pathname);
  return (
    <>
      {(isAsked || isLoading) && <ConsentOnRecording isAsked={isAsked} />}
      {(isStopped || looks) && <PrivacyNews />}
    </>
  );
}

/** The area that a screen is in, where the role may enter it: its places have a bar of their own. */
function areaAt(pathname: string, role: Role): Area | undefined {
  const access = routeTable.find(({ path }) => matchPath(path, pathname) !== null)?.access;
  return access !== undefined && isArea(access) && mayEnter(role, access) ? access : undefined;
}
