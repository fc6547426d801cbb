import type { ComponentType } from 'react';
import { shellMessages } from '#messages/shell.ts';
import { areas, hasDashboard, mayEnter } from '../../../domain/roles.ts';
import type { Area, Role } from '../../../domain/roles.ts';
import { AdminIcon, HealthIcon, HomeIcon, StatsIcon, TestsIcon } from '../../illustrations/place-icons.tsx';
import { PhoneIcon } from '../../illustrations/icons.tsx';
import { Link } from '../../routing/link.tsx';
import { matchPath } from '../../../domain/match-path.ts';
import { useLocation } from '../../routing/location.ts';
import type { PlaceOf } from '../../routing/route-table.ts';
import { dashboardTabs, readTab } from './dashboard-tabs.ts';
import { addressOfTab } from './address-of-tab.ts';
import styles from './tabs.module.css';

const icons = { home: HomeIcon, mytests: TestsIcon, mystats: StatsIcon, myhealth: HealthIcon };

type AreaEntry<A extends Area> = Pick<EntryProps, 'icon'> & { to: PlaceOf<A>; text: string; screens: RegExp };

/** An area without a tab, or without a screen that the tab leads to, does not compile. */
const entries: { readonly [A in Area]: AreaEntry<A> } = {
  admin: { to: '/admin-dashboard', icon: AdminIcon, text: shellMessages.admin, screens: /^\/admin[-/]/i },
  counsellor: { to: '/counsellor', icon: PhoneIcon, text: shellMessages.requests, screens: /^\/counsellor\/?$/i },
};

/** The one navigation: along the bottom on a phone, in the bar on a wide screen. */
export function Tabs({ role }: { role: Role }) {
  const { pathname, search } = useLocation();
  const onDashboard = matchPath('/dashboard', pathname) !== null;
  const activeTab = onDashboard ? readTab(new URLSearchParams(search)) : undefined;

  return (
    <nav aria-label={shellMessages.navigation} className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari takes it for no list */}
      <ul role="list">
        {hasDashboard(role) &&
          dashboardTabs.map((tab) => (
            <Entry key={tab} to={addressOfTab(tab)} icon={icons[tab]} active={tab === activeTab}>
              {shellMessages.tabs[tab]}
            </Entry>
          ))}
        {areas
          .filter((area) => mayEnter(role, area))
          .map((area) => (
            <Entry
              key={area}
              to={entries[area].to}
              icon={entries[area].icon}
              active={entries[area].screens.test(pathname)}
            >
              {entries[area].text}
            </Entry>
          ))}
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
