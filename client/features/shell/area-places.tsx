import { adminPlaceMessages as words } from '#messages/shell.ts';
import type { Area } from '../../../domain/roles.ts';
import { Link } from '../../routing/link.tsx';
import { useLocation } from '../../routing/location.ts';
import type { ListedPlaceOf } from '../../routing/route-table.ts';
import styles from './area-places.module.css';

/** In the order of the bar. A screen of an area that has no name here does not compile. */
interface PlacesOf<A extends Area> {
  navigation: string;
  places: Readonly<Record<ListedPlaceOf<A>, string>>;
}

/** Null where the area is one screen alone. */
const bars: { readonly [A in Area]: PlacesOf<A> | null } = {
  admin: {
    navigation: words.navigation,
    places: {
      '/admin-dashboard': words.overview,
      '/admin/stats': words.statistics,
      '/admin/board-report': words.boardReport,
      '/admin/employee-history': words.employees,
      '/admin/people': words.people,
      '/admin/help-lines': words.lines,
      '/admin/posts': words.posts,
      '/admin/lists': words.lists,
    },
  },
  counsellor: null,
};

/** The second bar: the places of an area, with the one where the person is. On a phone it scrolls aside within itself. */
export function AreaPlaces({ area }: { area: Area }) {
  const bar = bars[area];
  return bar && <Bar {...bar} />;
}

function Bar({ navigation, places }: { navigation: string; places: Readonly<Record<string, string>> }) {
  const here = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  return (
    <nav aria-label={navigation} className={styles.bar}>
      <ul role="list" className={styles.places}>
        {Object.entries(places).map(([to, name]) => (
          <li key={to}>
            <Link
              to={to}
              ref={currentAt(here, to) && intoView}
              className={styles.place}
              aria-current={currentAt(here, to)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sideways alone: the page stays where it is. */
function intoView(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul');
  if (link && list) list.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - list.clientWidth / 2;
}

/** 'page' on the place itself, 'true' on a screen below it. */
function currentAt(here: string, place: string): 'page' | 'true' | undefined {
  if (here === place) return 'page';
  return here.startsWith(`${place}/`) ? 'true' : undefined;
}
