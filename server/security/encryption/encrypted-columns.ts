import { fieldsWhere } from '../../../domain/person-fields.ts';
import type { EncryptionContext } from './aes-gcm.ts';

/** Every column that holds encrypted values. A rotation goes through them; a test holds the list to the database. */
export interface EncryptedColumn {
  table:
    | 'users'
    | 'assessments'
    | 'mood_contexts'
    | 'mood_tags'
    | 'safety_plans'
    | 'call_backs'
    | 'record_access'
    | 'access_log'
    | 'suggestions'
    | 'push_state'
    | 'totp_factors'
    | 'hash_secrets'
    | 'audit_secrets';
  column: string;
  /** The primary key, and its order in the text that a value is bound to. */
  key: readonly { name: string; type: 'uuid' | 'bigint' | 'boolean' }[];
}

const userId = { name: 'user_id', type: 'uuid' } as const;

export const encryptedColumns: readonly EncryptedColumn[] = [
  ...fieldsWhere('encrypted', true).map((column): EncryptedColumn => {
    return { table: 'users', column, key: [{ name: 'id', type: 'uuid' }] };
  }),
  { table: 'assessments', column: 'answers', key: [userId, { name: 'id', type: 'bigint' }] },
  { table: 'mood_contexts', column: 'content', key: [userId, { name: 'mood_id', type: 'bigint' }] },
  { table: 'mood_tags', column: 'content', key: [userId] },
  { table: 'safety_plans', column: 'content', key: [userId] },
  { table: 'call_backs', column: 'content', key: [userId, { name: 'id', type: 'uuid' }] },
  {
    table: 'record_access',
    column: 'reason',
    key: [
      { name: 'person_id', type: 'uuid' },
      { name: 'admin_id', type: 'uuid' },
    ],
  },
  { table: 'access_log', column: 'reason', key: [{ name: 'id', type: 'bigint' }] },
  { table: 'access_log', column: 'admin_then', key: [{ name: 'id', type: 'bigint' }] },
  { table: 'suggestions', column: 'content', key: [{ name: 'id', type: 'uuid' }] },
  { table: 'totp_factors', column: 'secret', key: [userId] },
  { table: 'push_state', column: 'private_key', key: [{ name: 'only_one', type: 'boolean' }] },
  { table: 'hash_secrets', column: 'content', key: [{ name: 'only_one', type: 'boolean' }] },
  { table: 'audit_secrets', column: 'content', key: [{ name: 'only_one', type: 'boolean' }] },
];

/** Where the value of a row stands, given the row's primary key. */
export function contextOf({ table, column }: EncryptedColumn, key: readonly string[]): EncryptionContext {
  return { table, column, row: rowOf(key) };
}

/** The text of a row's primary key. */
export function rowOf(key: readonly (string | number)[]): string {
  return key.join('/');
}
