import { adminPlaceMessages as words, organisationPlaceMessages as below } from '#messages/shell.ts';
import { suggestionPlace } from '#messages/suggestions.ts';
import type { Area } from '../../../domain/roles.ts';
import type { ListedPlaceOf } from '../../routing/route-table.ts';

/** A place that is reached from another one and has no room in the bar of its own. */
interface PlaceBelow {
  under: '/admin/organisation';
  name: string;
  /** What it is for, on the screen that leads there. */
  text: string;
}

/** In the order of the bar. A screen of an area that has no name here does not compile. */
interface Bar<A extends Area> {
  navigation: string;
  places: Readonly<Record<ListedPlaceOf<A>, string | PlaceBelow>>;
}

const underOrganisation = (place: { name: string; text: string }): PlaceBelow => ({
  under: '/admin/organisation',
  ...place,
});

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
      '/admin/setup': underOrganisation(below.setup),
      '/admin/registration': underOrganisation(below.registration),
      '/admin/staff-list': underOrganisation(below.staffList),
      '/admin/lists': underOrganisation(below.lists),
      '/admin/posts': underOrganisation(below.posts),
      '/admin/suggestions': underOrganisation(suggestionPlace),
      '/admin/guide': underOrganisation(below.guide),
    },
  },
  counsellor: null,
};

/** The places that a screen leads to in place of the bar. */
export function entriesUnder(address: PlaceBelow['under']): { to: string; name: string; text: string }[] {
  return Object.entries(bars.admin?.places ?? {}).flatMap(([to, place]) =>
    typeof place === 'string' || place.under !== address ? [] : [{ to, name: place.name, text: place.text }],
  );
}
