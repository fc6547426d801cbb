import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '../../domain/audit-actions.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../domain/moods.ts';
import type { NoticeKind } from '../../domain/notices.ts';
import type { Role } from '../../domain/roles.ts';
import type { FigureKind } from '../../domain/statistics/figure-kinds.ts';
import type { RecordPolicy } from '../../domain/visibility/record-policy.ts';

/** The tables as the migrations leave them. `date` columns are 'YYYY-MM-DD' texts, instants are Dates. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  password_resets: PasswordResetsTable;
  reset_requests: ResetRequestsTable;
  attempts: AttemptsTable;
  questions: QuestionsTable;
  assessments: AssessmentsTable;
  last_assessments: LastAssessmentsTable;
  moods: MoodsTable;
  safety_plans: SafetyPlansTable;
  data_keys: DataKeysTable;
  reminder_settings: ReminderSettingsTable;
  reminder_preferences: ReminderPreferencesTable;
  push_state: PushStateTable;
  push_subscriptions: PushSubscriptionsTable;
  day_scores: DayScoresTable;
  day_moods: DayMoodsTable;
  day_counts_state: DayCountsStateTable;
  participant_counts: ParticipantCountsTable;
  employee_counts: EmployeeCountsTable;
  audit_events: AuditEventsTable;
  record_policies: RecordPoliciesTable;
  record_access: RecordAccessTable;
  access_log: AccessLogTable;
  notices: NoticesTable;
  notices_seen: NoticesSeenTable;
  help_lines: HelpLinesTable;
  call_backs: CallBacksTable;
  call_back_counsellors: CallBackCounsellorsTable;
  erasure_clock: ErasureClockTable;
  figure_blocks: FigureBlocksTable;
}

export interface UsersTable {
  id: Generated<string>;
  name: string;
  email: string;
  password_hash: string;
  role: Generated<Role>;
  theme: string | null;
  designation: string | null;
  state: string | null;
  city: string | null;
  date_of_birth: string | null;
  blood_group: string | null;
  height: string | null;
  weight: string | null;
  /** Sealed, as is `ailments`. */
  phone: Buffer | null;
  ailments: Buffer | null;
  created_at: Date;
  updated_at: Date;
  disabled_at: Date | null;
  shares_since: Date | null;
  /** When the account is to be erased, as its person has asked. */
  erase_at: Generated<Date | null>;
  /** The database notes it when the role is written; null where it is no admin's. */
  admin_since: ColumnType<Date | null, never, never>;
}

interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  /** When the password was last given: at sign-in, or when power asked for it. */
  confirmed_at: Date | null;
}

interface KnownBrowsersTable {
  token_hash: Buffer;
  user_id: string;
  known_since: Date;
  last_signed_in_at: Date;
  expires_at: Date;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
  /** When its mail went out; null where it surely did not. */
  mailed_at: Date | null;
}

interface ResetRequestsTable {
  id: Generated<number>;
  email: string;
  requested_at: Date;
  attempts: Generated<number>;
  next_attempt_at: Date;
}

interface AttemptsTable {
  key: Buffer;
  count: number;
  window_ends_at: Date;
  blocked_until: Date | null;
  /** How far the attempts reach that are spread over the day; null where none are. */
  spread_until: Date | null;
}

interface QuestionsTable {
  id: string;
  type: InstrumentType;
  item: number;
  is_active: Generated<boolean>;
  changed_at: Date | null;
}

interface AssessmentsTable {
  user_id: string;
  id: Generated<number>;
  type: InstrumentType;
  created_at: Date;
  total_score: number;
  partial: boolean;
  /** Sealed JSON: a value from 0 to 3 for each question's id. */
  answers: Buffer;
  idempotency_key: string | null;
  /** The person's role when it was stored: statistics are of what employees record. */
  made_as: Role;
}

interface LastAssessmentsTable {
  user_id: string;
  last_at: Date;
  /** A result some hours before the last one; null where none is known. */
  earlier_at: Date | null;
}

interface MoodsTable {
  user_id: string;
  id: Generated<number>;
  created_at: Date;
  mood: MoodWord;
  idempotency_key: string | null;
  made_as: Role;
}

interface SafetyPlansTable {
  user_id: string;
  /** Sealed JSON. */
  content: Buffer;
  updated_at: Date;
}

interface DataKeysTable {
  number: Generated<number>;
  id: Buffer;
  check_value: Buffer;
  added_at: Date;
}

interface ReminderSettingsTable {
  only_one: Generated<boolean>;
  /** By field on the wire. What is missing is as the program begins. */
  chosen: JsonObject;
  updated_at: Date;
}

/** A jsonb column. */
type JsonObject = ColumnType<Readonly<Record<string, unknown>>, string, string>;

type InstantFromText = ColumnType<Date | null, string | null, string | null>;

export interface ReminderPreferencesTable {
  user_id: string;
  /** What each kind of reminder has fields for, by field on the wire. */
  chosen: JsonObject;
  quiet_from: string | null;
  quiet_to: string | null;
  weekends_on: boolean;
  paused_until: InstantFromText;
  updated_at: Date;
}

interface PushStateTable {
  only_one: Generated<boolean>;
  public_key: string;
  /** Sealed. */
  private_key: Buffer;
  reachable: Generated<boolean>;
  asked_at: Date | null;
}

export interface PushSubscriptionsTable {
  session_hash: Buffer;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  time_zone: string;
  checked_at: Date;
  /** By kind, as ISO 8601. */
  anchors: JsonObject;
  look_at: Date;
  page_seen_at: Date | null;
  failures: Generated<number>;
}

interface DayScoresTable {
  day: string;
  type: InstrumentType;
  minimal: number;
  mild: number;
  moderate: number;
  severe: number;
  partial: number;
  score_sum: number;
}

interface DayMoodsTable {
  day: string;
  mood: MoodWord;
  count: number;
}

interface DayCountsStateTable {
  only_one: Generated<boolean>;
  time_zone: string | null;
  counted_until: Date | null;
  open_since: Date | null;
  open_since_lowered: Generated<number>;
  /** The cut-offs that the sums were made with. */
  bands: string | null;
}

interface ParticipantCountsTable {
  since: Date;
  people: number;
}

interface EmployeeCountsTable {
  /** '' where a person has none, as with `city`. */
  state: string;
  city: string;
  count: number;
}

interface AuditEventsTable {
  id: Generated<number>;
  at: Date;
  actor_id: string;
  action: AuditAction;
  person_id: string | null;
  detail: ColumnType<Record<string, string>, string | undefined, string>;
}

interface RecordPoliciesTable {
  id: Generated<number>;
  policy: RecordPolicy;
  at: Date;
  changed_by: string;
}

interface RecordAccessTable {
  admin_id: string;
  person_id: string;
  /** Sealed. */
  reason: Buffer;
  expires_at: Date;
  /** The one in force when it was given. */
  policy: RecordPolicy;
}

interface AccessLogTable {
  id: Generated<number>;
  at: Date;
  admin_id: string;
  person_id: string;
  policy: RecordPolicy;
  /** Sealed, as is `admin_then`: JSON of who that was at the time. */
  reason: Buffer | null;
  admin_then: Buffer | null;
}

interface NoticesTable {
  id: Generated<number>;
  at: Date;
  user_id: string | null;
  kind: NoticeKind;
  detail: ColumnType<Record<string, string>, string, string>;
}

interface NoticesSeenTable {
  user_id: string;
  notice_id: number;
}

interface HelpLinesTable {
  id: Generated<string>;
  position: number;
  name: string;
  numbers: string[];
  hours: string;
  languages: string;
  note: string;
  source: string;
  verified_on: string;
}

interface CallBacksTable {
  user_id: string;
  id: Generated<string>;
  requested_at: Date;
  /** Sealed JSON; null once it has served. */
  content: Buffer | null;
  taken_at: Date | null;
  taken_by: string | null;
  withdrawn_at: Date | null;
}

interface ErasureClockTable {
  only_row: Generated<boolean>;
  last_run_at: Date | null;
  stopped_at: Date | null;
}

interface CallBackCounsellorsTable {
  user_id: string;
  call_back_id: string;
  counsellor_id: string;
  agreed_at: Date | null;
  declined_at: Date | null;
  left_at: Date | null;
}

interface FigureBlocksTable {
  kind: FigureKind | 'people';
  first_day: string;
  cells: number[];
  score_sum: number;
  /** The moods of `cells`, in their order; null for all that is not about moods. */
  moods: string[] | null;
}
