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
const all = [
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
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = all;

type Part = 'calls' | 'mails';

/** Throws where two of them answer the same noun, or write the same mail: one would never be asked. */
export function assertOneOfEach(brought: readonly Pick<Feature, Part>[]): void {
  for (const part of ['calls', 'mails'] as const) {
    const names = brought.flatMap((feature) => Object.keys(feature[part] ?? {}));
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) throw new Error(`two features have the ${part} of ${twice}`);
  }
}

assertOneOfEach(features);

type PartsOf<P extends Part> = Extract<(typeof all)[number], Record<P, unknown>>[P];
type Both<One> = (One extends unknown ? (one: One) => void : never) extends (both: infer All) => void ? All : never;

/** What all of them bring along, under its own types. */
function broughtAs<P extends Part>(part: P): Both<PartsOf<P>> {
  return Object.assign({}, ...features.map((feature) => feature[part])) as Both<PartsOf<P>>;
}

/** Who writes which mail: a kind that no one writes does not compile. */
export const mailWriters = broughtAs('mails') satisfies MailWriters<Services>;

/** Who answers which noun of the contract: one that no one answers does not compile. */
export const answers = broughtAs('calls') satisfies Answers<Services>;
