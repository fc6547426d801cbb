import { homeMessages } from '#messages/home.ts';
import { useOwnCallBack } from '../features/help/call-backs/call-backs.api.ts';
import { QuietLine } from './home/quiet-line.tsx';
import { TopicCards } from './home/topic-cards.tsx';
import { hasAccountNews, useAccount } from '../features/accounts/own/account.api.ts';
import { MoodToday } from '../features/moods/mood-today.tsx';
import { useName } from '../features/accounts/profile/profile.api.ts';
import { FromDevice } from '../features/offline/from-device.tsx';
import { useKnownSince } from '../features/offline/known-queries.ts';
import { lazyPart } from './shell/lazy-part.tsx';
import { Page } from '../ui/page.tsx';
import { stack } from '../ui/layout.ts';
import styles from './home.module.css';

/** Below everything else, so that nothing moves when it comes, and in a chunk of its own. */
const HomePosts = lazyPart(async () => (await import('../features/posts/home-posts.tsx')).HomePosts, null);
/** Only for whom there is something to say, and that is hardly ever. */
const AccountLine = lazyPart(async () => (await import('../features/accounts/own/account-line.tsx')).AccountLine, null);
const CallBackNews = lazyPart(
  async () => (await import('../features/help/call-backs/call-back-news.tsx')).CallBackNews,
  null,
);

const KnownResults = lazyPart(async () => (await import('./home/known-results.tsx')).KnownResults, null);

export function HomeTab() {
  const isFromDevice = useKnownSince() !== null;
  const { name, isPending } = useName();
  const { data: account } = useAccount();
  const { data: callBack } = useOwnCallBack();
  return (
    <>
      {hasAccountNews(account) && <AccountLine />}
      {callBack?.request && <CallBackNews />}
      <Page
        title={homeMessages.title}
        heading={<Greeting name={name} isPending={isPending} />}
        intro={homeMessages.subtext}
        width="wide"
      >
        <div className={stack(2)}>
          <MoodToday />
          <QuietLine />
          <FromDevice />
          {isFromDevice && <KnownResults />}
        </div>
        <section aria-labelledby="topics" className={stack(3)}>
          <h2 id="topics" className={styles.title}>
            {homeMessages.topicsTitle}
          </h2>
          <TopicCards />
        </section>
        <HomePosts />
      </Page>
    </>
  );
}

/** `isPending` lets the name fade in, so that no one sees a placeholder turn into it. */
function Greeting({ name, isPending }: { name: string | undefined; isPending: boolean }) {
  return (
    <span className={styles.greeting}>
      <span>
        {homeMessages.welcome}
        <span className={isPending ? styles.awaited : styles.name}>
          {name?.trim().toUpperCase() || homeMessages.nameless}
        </span>
      </span>
    </span>
  );
}
