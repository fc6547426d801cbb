import { adminPlaceMessages as words, organisationPlaceMessages as below } from '#messages/shell.ts';
import { suggestionPlace } from '#messages/suggestions.ts';
import type { Area } from '../../../domain/roles.ts';
import type { ListedPlaceOf } from '../../routing/route-table.ts';

/** A place that has no room in the bar of its own: the screen at `leadsOn` leads to it, and says what it is for. */
interface PlaceBelow {
  name: string;
  text: string;
}

export const leadsOn = '/admin/organisation';

/** In the order of the bar. A screen of an area that has no name here does not compile. */
interface Bar<A extends Area> {
  navigation: string;
  places: Readonly<Record<ListedPlaceOf<A>, string | PlaceBelow>>;
}

/** Null where the area is one screen alone. */
export const bars: { readonly [A in Area]: Bar<A> | null } = {
  admin: {
    navigation: words.navigation,
    places: {
      '/admin-dashboard': words.overview,
      '/admin/stats': words.statistics,
      '/admin/board-report': words.boardReport,
      '/admin/employee-history': words.employees,
      '/admin/people': words.people,
      '/admin/help-lines': words.lines,
      '/admin/organisation': words.organisation,
      '/admin/setup': below.setup,
      '/admin/registration': below.registration,
      '/admin/staff-list': below.staffList,
      '/admin/lists': below.lists,
      '/admin/posts': below.posts,
      '/admin/suggestions': suggestionPlace,
      '/admin/guide': below.guide,
    },
  },
  counsellor: null,
};

/** What the screen at `leadsOn` leads to. */
export const placesBelow = Object.entries(bars.admin?.places ?? {}).flatMap(([to, place]) =>
  typeof place === 'string' ? [] : [{ to, ...place }],
);
