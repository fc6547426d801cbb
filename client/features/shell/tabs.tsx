import type { ComponentType } from 'react';
import { shellMessages } from '#messages/shell.ts';
import type { Role } from '../../../domain/roles.ts';
import { AdminIcon, HealthIcon, HomeIcon, PhoneIcon, StatsIcon, TestsIcon } from '../../illustrations/icons.tsx';
import { Link } from '../../routing/link.tsx';
import { matchPath } from '../../routing/match-path.ts';
import { useLocation } from '../../routing/location.ts';
import { addressOfTab, dashboardTabs, readTab } from './dashboard-tabs.ts';
import styles from './tabs.module.css';

const icons = { home: HomeIcon, mytests: TestsIcon, mystats: StatsIcon, myhealth: HealthIcon };

/** The one navigation: along the bottom on a phone, in the bar on a wide screen. A counsellor sees requests and nothing else. */
export function Tabs({ role }: { role: Role }) {
  const { pathname, search } = useLocation();
  const onDashboard = matchPath('/dashboard', pathname) !== null;
  const activeTab = onDashboard ? readTab(new URLSearchParams(search)) : undefined;
  const onAdmin = /^\/admin[-/]/i.test(pathname);

  return (
    <nav aria-label={shellMessages.navigation} className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari takes it for no list */}
      <ul role="list">
        {role !== 'counsellor' &&
          dashboardTabs.map((tab) => (
            <Entry key={tab} to={addressOfTab(tab)} icon={icons[tab]} active={tab === activeTab}>
              {shellMessages.tabs[tab]}
            </Entry>
          ))}
        {role === 'admin' && (
          <Entry to="/admin-dashboard" icon={AdminIcon} active={onAdmin}>
            {shellMessages.admin}
          </Entry>
        )}
        {role === 'counsellor' && (
          <Entry to="/counsellor" icon={PhoneIcon} active={matchPath('/counsellor', pathname) !== null}>
            {shellMessages.requests}
          </Entry>
        )}
      </ul>
    </nav>
  );
}

type EntryProps = {
  to: string;
  icon: ComponentType<{ className?: string }>;
  active: boolean;
  children: string;
};

function Entry({ to, icon: Icon, active, children }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.tab} aria-current={active ? 'page' : undefined}>
        <Icon className={styles.icon} />
        {children}
      </Link>
    </li>
  );
}
