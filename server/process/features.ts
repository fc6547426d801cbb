import { accounts } from '../features/accounts/accounts.feature.ts';
import { assessments } from '../features/assessments/assessments.feature.ts';
import { help } from '../features/help/help.feature.ts';
import { moods } from '../features/moods/moods.feature.ts';
import { myRecord } from '../features/my-record/my-record.feature.ts';
import { notices } from '../features/notices/notices.feature.ts';
import { organisation } from '../features/organisation/organisation.feature.ts';
import { people } from '../features/people/people.feature.ts';
import { posts } from '../features/posts/posts.feature.ts';
import { privacy } from '../features/privacy/privacy.feature.ts';
import { reminders } from '../features/reminders/reminders.feature.ts';
import { reports } from '../features/reports/reports.feature.ts';
import { statistics } from '../features/statistics/statistics.feature.ts';
import { system } from '../features/system/system.feature.ts';
import { workLists } from '../features/work-lists/work-lists.feature.ts';
import type { Feature } from '../features/feature.ts';
import type { Services } from '../features/services.ts';
import type { Answers } from '../http/mount-calls.ts';
import type { MailWriters } from '../mail/mail-writers.ts';

/** Whatever a noun brings along is found by this list. */
export const features: readonly Feature[] = [
  notices,
  organisation,
  workLists,
  posts,
  help,
  privacy,
  accounts,
  assessments,
  moods,
  reminders,
  people,
  myRecord,
  statistics,
  reports,
  system,
];

/** Throws where two of them answer the same noun, or write the same mail: one would never be asked. */
export function assertOneOfEach(brought: readonly Pick<Feature, 'calls' | 'mails'>[]): void {
  for (const part of ['calls', 'mails'] as const) {
    const names = brought.flatMap((feature) => Object.keys(feature[part] ?? {}));
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) throw new Error(`two features have the ${part} of ${twice}`);
  }
}

assertOneOfEach(features);

/** Who writes which mail: a kind that no one writes does not compile. */
export const mailWriters = {
  ...help.mails,
  ...privacy.mails,
  ...accounts.mails,
  ...reminders.mails,
  ...people.mails,
  ...reports.mails,
} satisfies MailWriters<Services>;

/** Who answers which noun of the contract: one that no one answers does not compile. */
export const answers = {
  ...notices.calls,
  ...organisation.calls,
  ...workLists.calls,
  ...posts.calls,
  ...help.calls,
  ...privacy.calls,
  ...accounts.calls,
  ...assessments.calls,
  ...moods.calls,
  ...reminders.calls,
  ...people.calls,
  ...myRecord.calls,
  ...statistics.calls,
  ...reports.calls,
  ...system.calls,
} satisfies Answers<Services>;
