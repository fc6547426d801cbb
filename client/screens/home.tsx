import { homeMessages } from '#messages/home.ts';
import { CallBackNews } from '../features/call-backs/call-back-news.tsx';
import { Greeting } from '../features/home/greeting.tsx';
import { NextStep } from '../features/home/next-step.tsx';
import { TopicCards } from '../features/home/topic-cards.tsx';
import { AccountNotice } from '../features/account/account-notice.tsx';
import { useMe } from '../features/profile/profile.api.ts';
import { Page } from '../ui/page.tsx';
import styles from './home.module.css';

export function HomeTab() {
  const { data: person, isPending } = useMe();
  return (
    <Page
      title={homeMessages.title}
      heading={<Greeting name={person?.name} isPending={isPending} />}
      intro={homeMessages.subtext}
      width="wide"
    >
      <AccountNotice />
      <CallBackNews />
      <NextStep />
      <section aria-labelledby="topics" className={styles.topics}>
        <h2 id="topics" className={styles.title}>
          {homeMessages.topicsTitle}
        </h2>
        <TopicCards />
      </section>
    </Page>
  );
}
