import { accounts } from '../features/accounts/accounts.feature.ts';
import type { Feature } from '../features/feature.ts';
import { help } from '../features/help/help.feature.ts';
import { organisation } from '../features/organisation/organisation.feature.ts';
import { people } from '../features/people/people.feature.ts';
import { privacy } from '../features/privacy/privacy.feature.ts';
import { reminders } from '../features/reminders/reminders.feature.ts';
import { reports } from '../features/reports/reports.feature.ts';
import { statistics } from '../features/statistics/statistics.feature.ts';
import type { MailWriters } from '../mail/outgoing-mailer.ts';

/** Whatever a noun brings along is found by this list. */
export const features: readonly Feature[] = [
  organisation,
  help,
  privacy,
  accounts,
  reminders,
  people,
  statistics,
  reports,
];

/** Who writes which mail: a kind that no one writes does not compile. */
export const mailWriters = {
  ...help.mails,
  ...privacy.mails,
  ...accounts.mails,
  ...reminders.mails,
  ...people.mails,
} satisfies MailWriters;
