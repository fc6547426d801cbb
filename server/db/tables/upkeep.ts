import type { Generated } from 'kysely';

export interface UpkeepTables {
  backup_state: {
    only_one: Generated<boolean>;
    claimed_until: Date | null;
    daily_begun_at: Date | null;
    failed_at: Date | null;
    made_at: Date | null;
    bytes: number | null;
  };
}
