import { useEffect } from 'react';
import type { Area } from '../../../domain/roles.ts';
import { watchSession } from '../../api/watch-session.ts';
import { Link } from '../../routing/link.tsx';
import { useLocation } from '../../routing/location.ts';
import { useInRow } from '../../ui/use-in-row.ts';
import styles from '../../ui/nav-bar.module.css';
import { bars, leadsOn } from './area-table.ts';

/** The second bar: the places of an area, with the one where the person is. On a phone it is one line that scrolls. */
export function AreaNav({ area }: { area: Area }) {
  const bar = bars[area];
  useEffect(() => watchSession(), []);
  return bar && <Bar {...bar} />;
}

type BarPlaces = Readonly<Record<string, string | object>>;

function Bar({ navigation, places }: { navigation: string; places: BarPlaces }) {
  const here = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  // A place without room in the bar shows the one that leads to it.
  const above = typeof places[here] === 'object' ? leadsOn : undefined;
  const row = useInRow<HTMLUListElement>(here);
  return (
    <nav aria-label={navigation} className={styles.bar}>
      <ul ref={row} role="list" className={styles.links}>
        {Object.entries(places).map(([to, name]) => {
          if (typeof name !== 'string') return null;
          const current = above === to ? 'true' : currentAt(here, to);
          return (
            <li key={to}>
              <Link to={to} className={styles.link} aria-current={current}>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** 'page' on the place itself, 'true' on a screen below it. */
function currentAt(here: string, place: string): 'page' | 'true' | undefined {
  if (here === place) return 'page';
  return here.startsWith(`${place}/`) ? 'true' : undefined;
}
