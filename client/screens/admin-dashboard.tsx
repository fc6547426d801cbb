import { useEffect, useRef } from 'react';
import { adminMessages } from '#messages/admin.ts';
import { questionMessages } from '#messages/questions.ts';
import { reminderSettingsMessages } from '#messages/reminder-settings.ts';
import { QuestionPanels } from '../features/assessments/questions/question-panels.tsx';
import { ReminderSettingsForm } from '../features/reminders/reminder-settings-form.tsx';
import { LiveNumbers } from '../features/statistics/live-numbers.tsx';
import { ChevronIcon } from '../illustrations/action-icons.tsx';
import { PersonIcon } from '../illustrations/place-icons.tsx';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/location.ts';
import { preloadScreen } from '../routing/preload.ts';
import { preloadScreensWhenIdle } from '../routing/preload-at-rest.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { row, stack } from '../ui/layout.ts';
import { Page } from '../ui/page.tsx';
import prose from '../ui/prose.module.css';
import { Attention } from './admin-attention.tsx';
import { classNames } from '../ui/class-names.ts';
import way from '../ui/way.module.css';
import styles from './admin-dashboard.module.css';

const preloadStatistics = () => preloadScreen('/admin/stats');

/** In the order of the specification; what needs attention stands above it in one line. */
export function AdminDashboardScreen() {
  useEffect(() => preloadScreensWhenIdle(['/admin/stats', '/admin/employee-history']), []);
  const questions = useRef<HTMLElement>(null);

  function showQuestions() {
    questions.current?.scrollIntoView({ block: 'start' });
    questions.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <Page title={adminMessages.title} width="wide">
      <div className={stack(4)}>
        <Attention onShowQuestions={showQuestions} />
        <Card aria-labelledby="statistics" className={classNames(stack(4), styles.statistics)}>
          <div className={row(4, 'apart')}>
            <h2 id="statistics">{adminMessages.statistics.title}</h2>
            <Button
              variant="quiet"
              onClick={() => navigate('/admin/stats')}
              onPointerEnter={preloadStatistics}
              onFocus={preloadStatistics}
            >
              {adminMessages.statistics.button}
            </Button>
          </div>
          <LiveNumbers />
        </Card>
        <section ref={questions} aria-label={questionMessages.title} className={styles.questions}>
          <QuestionPanels />
        </section>
        <Link to="/admin/employee-history" className={classNames(way.way, styles.records)}>
          <span className={styles.icon}>
            <PersonIcon />
          </span>
          <span>
            <span className={classNames(way.name, styles.name)}>{adminMessages.records.title}</span>
            <span className={prose.quiet}>{adminMessages.records.text}</span>
          </span>
          <ChevronIcon className={styles.onward} />
        </Link>
        <Card aria-labelledby="reminders" className={stack(5)}>
          <div>
            <h2 id="reminders">{reminderSettingsMessages.title}</h2>
            <p className={prose.quiet}>{reminderSettingsMessages.text}</p>
          </div>
          <ReminderSettingsForm />
        </Card>
      </div>
    </Page>
  );
}
