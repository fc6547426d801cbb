import type { AccessTables } from './tables/access.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { AdminRequestTables } from './tables/admin-requests.ts';
import type { ChangeTables } from './tables/changes.ts';
import type { DutyTables } from './tables/duties.ts';
import type { EvidenceTables } from './tables/evidence.ts';
import type { FactorTables } from './tables/factors.ts';
import type { HelpTables } from './tables/help.ts';
import type { MailTables } from './tables/mails.ts';
import type { PostTables } from './tables/posts.ts';
import type { RecordTables } from './tables/records.ts';
import type { RegistrationTables } from './tables/registration.ts';
import type { ReminderTables } from './tables/reminders.ts';
import type { SingleSignOnTables } from './tables/single-sign-on.ts';
import type { StatisticsTables } from './tables/statistics.ts';
import type { SuggestionTables } from './tables/suggestions.ts';
import type { UpkeepTables } from './tables/upkeep.ts';
import type { WorkListTables } from './tables/work-lists.ts';

/** The tables as the migrations leave them. `date` columns are 'YYYY-MM-DD' texts, instants are Dates. */
export interface Database
  extends
    AccessTables,
    AccountTables,
    AdminRequestTables,
    ChangeTables,
    DutyTables,
    EvidenceTables,
    FactorTables,
    HelpTables,
    MailTables,
    PostTables,
    RecordTables,
    RegistrationTables,
    ReminderTables,
    SingleSignOnTables,
    StatisticsTables,
    SuggestionTables,
    UpkeepTables,
    WorkListTables {}
