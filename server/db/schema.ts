import type {
  RecordPoliciesTable,
  ComingPolicyTable,
  RecordAccessTable,
  NoticesTable,
  NoticesSeenTable,
} from './tables/access.ts';
import type {
  AuditEventsTable,
  SecurityEventsTable,
  AccessLogTable,
  AuditWaitingTable,
  AuditLinksTable,
  TruncationsTable,
  AuditSecretsTable,
  WatchedRoundsTable,
} from './tables/evidence.ts';
import type {
  UsersTable,
  SessionsTable,
  KnownBrowsersTable,
  PasswordResetsTable,
  AttemptsTable,
  HashSecretsTable,
  ErasureClockTable,
} from './tables/accounts.ts';
import type { AdminRequestsTable } from './tables/admin-requests.ts';
import type {
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecondFactorChallengesTable,
  TotpFactorsTable,
} from './tables/factors.ts';
import type {
  RegistrationRuleTable,
  StaffListTable,
  RegistrationLinksTable,
  StaffImportsTable,
} from './tables/registration.ts';
import type { EmailChangesTable, EmailUndosTable, LeavingLinksTable } from './tables/changes.ts';
import type { MailCountsTable, OutboxTable } from './tables/mails.ts';
import type {
  HelpLinesTable,
  CallBacksTable,
  CallBackCounsellorsTable,
  CounsellorHoursTable,
  OverdueMailsTable,
} from './tables/help.ts';
import type {
  ConsentsTable,
  LookChoicesTable,
  OrganisationSettingsTable,
  PrivacyNoticesTable,
  SetupStepsTable,
  TestMailsTable,
} from './tables/duties.ts';
import type { BoardReportMonthsTable, BoardReportRecipientsTable, PostsTable } from './tables/posts.ts';
import type {
  QuestionsTable,
  WordingsTable,
  AssessmentsTable,
  LastRecordsTable,
  MoodsTable,
  MoodContextsTable,
  MoodTagsTable,
  SafetyPlansTable,
  DataKeysTable,
} from './tables/records.ts';
import type {
  CheckInWishesTable,
  ReminderSettingsTable,
  ReminderPreferencesTable,
  PushStateTable,
  PushSubscriptionsTable,
} from './tables/reminders.ts';
import type {
  DayScoresTable,
  DayMoodsTable,
  RollupsStateTable,
  ParticipantCountsTable,
  EmployeeCountsTable,
  FigureBlocksTable,
  FigureBlockKindsTable,
  GroupMonthsMadeTable,
  GroupMonthsTable,
  WorkDetailsTable,
} from './tables/statistics.ts';
import type {
  SsoAttemptsTable,
  SsoIdentitiesTable,
  SsoLogoutsTable,
  SsoNewcomersTable,
} from './tables/single-sign-on.ts';
import type { BackupStateTable } from './tables/upkeep.ts';
import type { WorkListEntriesTable } from './tables/work-lists.ts';
import type { SuggestionsTable } from './tables/suggestions.ts';

/** The tables as the migrations leave them. `date` columns are 'YYYY-MM-DD' texts, instants are Dates. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  sso_identities: SsoIdentitiesTable;
  sso_attempts: SsoAttemptsTable;
  sso_newcomers: SsoNewcomersTable;
  sso_logouts: SsoLogoutsTable;
  password_resets: PasswordResetsTable;
  totp_factors: TotpFactorsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_challenges: SecondFactorChallengesTable;
  passkey_challenges: PasskeyChallengesTable;
  attempts: AttemptsTable;
  hash_secrets: HashSecretsTable;
  questions: QuestionsTable;
  wordings: WordingsTable;
  assessments: AssessmentsTable;
  last_records: LastRecordsTable;
  moods: MoodsTable;
  mood_contexts: MoodContextsTable;
  mood_tags: MoodTagsTable;
  safety_plans: SafetyPlansTable;
  data_keys: DataKeysTable;
  reminder_settings: ReminderSettingsTable;
  reminder_preferences: ReminderPreferencesTable;
  push_state: PushStateTable;
  push_subscriptions: PushSubscriptionsTable;
  day_scores: DayScoresTable;
  day_moods: DayMoodsTable;
  day_counts_state: RollupsStateTable;
  participant_counts: ParticipantCountsTable;
  employee_counts: EmployeeCountsTable;
  audit_events: AuditEventsTable;
  security_events: SecurityEventsTable;
  audit_waiting: AuditWaitingTable;
  audit_links: AuditLinksTable;
  audit_stumps: TruncationsTable;
  audit_secrets: AuditSecretsTable;
  watched_rounds: WatchedRoundsTable;
  admin_requests: AdminRequestsTable;
  record_policies: RecordPoliciesTable;
  coming_policy: ComingPolicyTable;
  record_access: RecordAccessTable;
  access_log: AccessLogTable;
  notices: NoticesTable;
  notices_seen: NoticesSeenTable;
  help_lines: HelpLinesTable;
  call_backs: CallBacksTable;
  call_back_counsellors: CallBackCounsellorsTable;
  counsellor_hours: CounsellorHoursTable;
  overdue_mails: OverdueMailsTable;
  leaving_links: LeavingLinksTable;
  email_changes: EmailChangesTable;
  email_undos: EmailUndosTable;
  outbox: OutboxTable;
  mail_counts: MailCountsTable;
  check_in_wishes: CheckInWishesTable;
  erasure_clock: ErasureClockTable;
  backup_state: BackupStateTable;
  figure_blocks: FigureBlocksTable;
  figure_block_kinds: FigureBlockKindsTable;
  organisation_settings: OrganisationSettingsTable;
  setup_steps: SetupStepsTable;
  test_mails: TestMailsTable;
  privacy_notices: PrivacyNoticesTable;
  consents: ConsentsTable;
  look_choices: LookChoicesTable;
  posts: PostsTable;
  board_report_recipients: BoardReportRecipientsTable;
  board_report_months: BoardReportMonthsTable;
  group_months_made: GroupMonthsMadeTable;
  group_months: GroupMonthsTable;
  work_details: WorkDetailsTable;
  work_list_entries: WorkListEntriesTable;
  registration_rule: RegistrationRuleTable;
  staff_list: StaffListTable;
  registration_links: RegistrationLinksTable;
  staff_imports: StaffImportsTable;
  suggestions: SuggestionsTable;
}
