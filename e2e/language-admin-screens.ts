import type { Messages } from '../domain/messages/messages.ts';
import { chooseFirst } from './row-menu.ts';
import { escape, press } from './walk-screens.ts';
import type { Screens } from './walk-screens.ts';

/** The places of an admin, and what is opened in them, in the words of a language. */
export function adminScreens(said: Messages, employee: string): Screens {
  const { peopleListMessages, peopleMessages } = said.people;
  const { workListMessages } = said.workLists;
  return [
    ['/admin-dashboard'],
    ['/admin/stats'],
    ['/admin/employee-history'],
    [`/admin/employee-history/${employee}`],
    [
      '/admin/people',
      chooseFirst(peopleListMessages.actionsOf('').trim(), peopleMessages.actions.disable.button),
      escape,
    ],
    ['/admin/help-lines', press(said.helpLines.helpLineMessages.add)],
    ['/admin/board-report'],
    ['/admin/guide'],
    ['/admin/setup'],
    ['/admin/organisation'],
    ['/admin/registration'],
    ['/admin/staff-list'],
    [`/admin/people/${employee}`],
    ['/admin/posts', press(said.posts.postAdminMessages.add)],
    ['/admin/suggestions'],
    ['/admin/lists', chooseFirst(workListMessages.actionsOf('').trim(), workListMessages.merge.action)],
    ['/admin/lists', press(said.workLists.listImportMessages.action)],
  ];
}
