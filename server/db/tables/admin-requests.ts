import type { ColumnType, Generated } from 'kysely';
import type { AdminRequestKind } from '../../../domain/admin-requests.ts';
import type { Role } from '../../../domain/roles.ts';

export interface AdminRequestTables {
  /** What one admin wants of another's access. The database deletes it when one of them is no active admin any more. */
  admin_requests: {
    id: Generated<string>;
    person_id: string;
    /** Null where the account is gone. */
    asked_by: string | null;
    kind: AdminRequestKind;
    role: ColumnType<Role | null, Role | null, never>;
    left_on: ColumnType<string | null, string | null, never>;
    new_email: ColumnType<string | null, string | null, never>;
    asked_at: Date;
    due_at: Date;
    objected_at: ColumnType<Date | null, never, Date>;
  };
}
