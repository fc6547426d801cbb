import type { Generated } from 'kysely';
import type { CallOutcome } from '../../../domain/contract/call-backs.ts';

export interface HelpTables {
  help_lines: {
    id: Generated<string>;
    position: number;
    name: string;
    numbers: string[];
    hours: string;
    languages: string;
    note: string;
    source: string;
    verified_on: string;
  };

  call_backs: {
    user_id: string;
    id: Generated<string>;
    requested_at: Date;
    /** Encrypted JSON; null once it has served. */
    content: Buffer | null;
    taken_at: Date | null;
    taken_by: string | null;
    withdrawn_at: Date | null;
    outcome: CallOutcome | null;
    outcome_at: Date | null;
  };

  call_back_counsellors: {
    user_id: string;
    call_back_id: string;
    counsellor_id: string;
    agreed_at: Date | null;
    left_at: Date | null;
  };

  counsellor_hours: {
    user_id: string;
    /** Monday is 1. */
    weekday: number;
    from_time: string;
    to_time: string;
  };

  overdue_mails: {
    user_id: string;
    told_on: string;
  };
}
