import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { adminMessages } from '#messages/admin.ts';
import { helpLineMessages } from '#messages/help-lines.ts';
import { questionMessages } from '#messages/questions.ts';
import { reminderSettingsMessages } from '#messages/reminder-settings.ts';
import { policyMessages } from '#messages/visibility.ts';
import { PolicyChoice } from '../features/privacy/record-policy/policy-choice.tsx';
import { useIsOpenToAll, useIsRuleKnown } from '../features/accounts/registration/chosen-rule.api.ts';
import { NeedsAttention, useIsAttentionKnown } from '../features/assessments/questions/needs-attention.tsx';
import { QuestionPanels } from '../features/assessments/questions/question-panels.tsx';
import { ReminderSettingsForm } from '../features/reminders/reminder-settings-form.tsx';
import { PlainHttpNotice } from '../features/system/plain-http-notice.tsx';
import { SetupCard, useIsSetupKnown } from '../features/system/setup-card.tsx';
import { LiveNumbers } from '../features/statistics/live-numbers.tsx';
import { AdminIcon, PersonIcon } from '../illustrations/place-icons.tsx';
import { PhoneIcon } from '../illustrations/icons.tsx';
import { preloadScreensWhenIdle } from '../routing/preload.ts';
import { Link } from '../routing/link.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { row, stack } from '../ui/layout.ts';
import styles from './admin-dashboard.module.css';

export function AdminDashboardScreen() {
  useEffect(() => preloadScreensWhenIdle(['/admin/stats', '/admin/employee-history']), []);
  const isRuleKnown = useIsRuleKnown();
  const isAttentionKnown = useIsAttentionKnown() && isRuleKnown;
  const isSetupKnown = useIsSetupKnown();

  return (
    <Page title={adminMessages.title} intro={adminMessages.intro} width="wide">
      <Card aria-labelledby="statistics" className={stack(5)}>
        <div className={row(4, 'apart')}>
          <div>
            <h2 id="statistics">{adminMessages.statistics.title}</h2>
            <p className={styles.quiet}>{adminMessages.statistics.text}</p>
          </div>
          <ButtonLink to="/admin/stats">{adminMessages.statistics.button}</ButtonLink>
        </div>
        <LiveNumbers />
      </Card>
      {isAttentionKnown && isSetupKnown ? <Below /> : <div className={styles.below} />}
    </Page>
  );
}

/** What needs attention, then the ways to other screens and the settings. */
function Below() {
  const questions = useRef<HTMLElement>(null);
  const isOpenToAll = useIsOpenToAll();

  function showQuestions() {
    questions.current?.scrollIntoView({ block: 'start' });
    questions.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <PlainHttpNotice />
      <SetupCard />
      <NeedsAttention onShowQuestions={showQuestions} isOpenToAll={isOpenToAll} />
      <div className={styles.ways}>
        <Way to="/admin/employee-history" icon={<PersonIcon />} words={adminMessages.records} />
        <Way to="/admin/people" icon={<AdminIcon />} words={adminMessages.people} />
        <Way to="/admin/help-lines" icon={<PhoneIcon />} words={helpLineMessages} />
      </div>
      <section ref={questions} aria-label={questionMessages.title}>
        <QuestionPanels />
      </section>
      <Card aria-labelledby="reminders" className={stack(5)}>
        <div>
          <h2 id="reminders">{reminderSettingsMessages.title}</h2>
          <p className={styles.quiet}>{reminderSettingsMessages.text}</p>
        </div>
        <ReminderSettingsForm />
      </Card>
      <Card aria-labelledby="record-policy" className={stack(5)}>
        <div>
          <h2 id="record-policy">{policyMessages.title}</h2>
          <p className={styles.quiet}>{policyMessages.about}</p>
        </div>
        <PolicyChoice />
      </Card>
    </>
  );
}

type WayProps = { to: string; icon: ReactNode; words: { title: string; text: string } };

/** A card that is one link as a whole. */
function Way({ to, icon, words }: WayProps) {
  return (
    <Link to={to} className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <span>
        <span className={styles.name}>{words.title}</span>
        <span className={styles.quiet}>{words.text}</span>
      </span>
    </Link>
  );
}
