import { shellMessages } from '../../../domain/messages/en/shell.ts';
import { Link } from '../../navigation/link.tsx';
import { matchPath } from '../../navigation/match-path.ts';
import { usePlace } from '../../navigation/place.ts';
import { addressOfTab, dashboardTabs, readTab } from './dashboard-tabs.ts';
import styles from './tabs.module.css';

/** The one navigation: along the bottom on a phone, in the bar on a wide screen. */
export function Tabs({ isAdmin }: { isAdmin: boolean }) {
  const { pathname, search } = usePlace();
  const onDashboard = matchPath('/dashboard', pathname) !== null;
  const activeTab = onDashboard ? readTab(new URLSearchParams(search)) : undefined;
  const onAdmin = /^\/admin[-/]/i.test(pathname);

  return (
    <nav aria-label={shellMessages.navigation} className={styles.tabs}>
      <ul role="list">
        {dashboardTabs.map((tab) => (
          <Entry key={tab} to={addressOfTab(tab)} text={shellMessages.tabs[tab]} active={tab === activeTab} />
        ))}
        {isAdmin && <Entry to="/admin-dashboard" text={shellMessages.admin} active={onAdmin} />}
      </ul>
    </nav>
  );
}

function Entry({ to, text, active }: { to: string; text: string; active: boolean }) {
  return (
    <li>
      <Link to={to} className={styles.tab} aria-current={active ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  );
}
