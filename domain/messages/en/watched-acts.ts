import { adminRequestHours } from '../../admin-requests.ts';
import type { WatchedAct } from '../../watched-acts.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { formatCount, numberInWords, plural } from './numbers.ts';

const times = (count: number) =>
  count === 1 ? '' : `, ${numberInWords(count)} ${plural(count, { one: 'time', other: 'times' })}`;

const accounts = (count: number) => `${formatCount(count)} ${plural(count, { one: 'account', other: 'accounts' })}`;

/** What the other admins are mailed. It names no one: the list of actions does. Mails are plain letters, without contractions. */
export const watchedActsMail = {
  subject: (productTitle: string) => `${productTitle}: an admin made changes you should know about`,
  text: (acts: readonly string[], link: string) =>
    [
      'This was done in the last few minutes, with an admin’s rights:',
      '',
      ...acts.flatMap((act) => [`- ${act}`, '']),
      'The list of actions says who did what:',
      '',
      link,
      '',
      'If you expected this, you can ignore this email. If not, please ask the admin who did it. The person who runs the server can stop an admin right away.',
    ].join('\n'),
  acts: {
    admin_made: (count) => `Someone was made an admin${times(count)}.`,
    admin_taken: (count) => `An admin’s access was removed${times(count)}.`,
    admin_asked: (count) =>
      `Someone asked to remove an admin’s access${times(count)}. It waits for another admin to agree, or for ${adminRequestHours} hours.`,
    admin_objected: (count) => `An admin objected to losing their access${times(count)}.`,
    rule_announced: (count) =>
      `A more open setting for named records was announced${times(count)}. It waits for ${numberInWords(announcedDays)} days, and any admin can call it off until then.`,
    rule_loosened: (count) => `The setting for named records was made more open${times(count)}.`,
    care_question_off: (count) => `The question that leads to help was turned off${times(count)}.`,
    help_line_gone: (count) => `A helpline was removed, or its numbers were changed${times(count)}.`,
    registration_changed: (count) => `Who can register was changed${times(count)}.`,
    names_exported: (count) => `A list with the names of employees was downloaded${times(count)}.`,
    many_opened: (count) => `The records of ${formatCount(count)} different people were opened within an hour.`,
    many_ended: (count) => `${accounts(count)} were disabled or marked as leaving within a day.`,
  } satisfies Record<WatchedAct, (count: number) => string>,
} as const;
