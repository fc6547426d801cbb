import type { ReactNode } from 'react';
import { helpMessages } from '#messages/help.ts';
import { hasDashboard } from '../../../../domain/roles.ts';
import type { Role } from '../../../../domain/roles.ts';
import { Link } from '../../../routing/link.tsx';
import { row } from '../../../ui/layout.ts';

const ways = [
  { to: '/safety-plan', label: helpMessages.plan },
  { to: '/dashboard?tab=myhealth', label: helpMessages.breathe },
  { to: '/help', label: helpMessages.more },
];

type HelpWaysProps = { role: Role; first?: ReactNode; onChosen?: () => void };

/** What helps beside a call, for people who are signed in. On the page of help itself the last one is left out. */
export function HelpWays({ role, first, onChosen }: HelpWaysProps) {
  return (
    <nav aria-label={helpMessages.ways} className={row(5, 'stretch', 'rows0', 'links')}>
      {first}
      {ways
        .filter(({ to }) => onChosen !== undefined || to !== '/help')
        .filter(({ to }) => hasDashboard(role) || !to.startsWith('/dashboard'))
        .map(({ to, label }) => (
          <Link key={to} to={to} onClick={onChosen}>
            {label}
          </Link>
        ))}
    </nav>
  );
}
