import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Registration } from '../../../domain/contract/person.ts';
import type { Language } from '../../../domain/languages.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Role } from '../../../domain/roles.ts';
import { AppError } from '../../app-error.ts';
import { compiledQuery } from '../../db/compiled-query.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import type { Database } from '../../db/schema.ts';
import type { Attempts } from '../../limits/attempts.queries.ts';
import { encryptPersonal } from '../../encryption/personal-columns.ts';
import type { Cipher } from '../../encryption/cipher.ts';

export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
}

const columns = ['id', 'name', 'email', 'role'] as const;

const sameEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

type KnownAccount = Account & { passwordHash: string };

type Addressee = KnownAccount & { language: string };

/** `leftAt`: the person has left, and may not sign in. `secondFactorSince`: the password alone is not enough. */
type SignInAccount = KnownAccount & { leftAt: Date | null; secondFactorSince: Date | null };

/** An account that may sign in, with its password's hash. E-mails compare without case. */
export async function findAccount(db: Kysely<Database>, email: string): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select([...columns, 'password_hash as passwordHash', 'language'])
    .where(sameEmail(email))
    .where('disabled_at', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

type AllNull<T> = { [Column in keyof T]: null };

type SignInRow = (SignInAccount | AllNull<SignInAccount>) & (Attempts | AllNull<Attempts>);

/** A row for each count, with the account beside it: one statement, because a storm of sign-ins waits for it. */
const accountAndCounts = compiledQuery((db, { email, keys }: { email: string; keys: Buffer[] }) => ({
  compile: () =>
    sql<SignInRow>`
      select id, name, email, role, password_hash as "passwordHash", left_at as "leftAt",
        second_factor_since as "secondFactorSince", key, blocked_until as "blockedUntil"
      from (select) as one
      left join users on lower(email) = lower(${email}) and disabled_at is null
      left join attempts on key = any(${keys}::bytea[])`.compile(db),
}));

/** As `findAccount`, and what has been counted under the keys, at the same moment. */
export async function findAccountAndAttempts(
  db: Kysely<Database>,
  wanted: { email: string; keys: Buffer[] },
): Promise<{ account: SignInAccount | undefined; attempts: Attempts[] }> {
  const rows = await accountAndCounts(db, wanted);
  const [first] = rows;
  return {
    account: first && first.id !== null ? first : undefined,
    attempts: rows.flatMap((row) => (row.key === null ? [] : [{ key: row.key, blockedUntil: row.blockedUntil }])),
  };
}

/** Of a person who is signed in. */
export async function findPasswordOf(
  db: Kysely<Database>,
  userId: string,
): Promise<{ email: string; passwordHash: string }> {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function findChooser(db: Kysely<Database>, userId: string): Promise<{ name: string; email: string }> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
}

export async function isEmailTaken(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where(sameEmail(email)).executeTakeFirst();
  return row !== undefined;
}

export type NewAccount = Omit<Registration, 'password' | 'link' | WorkListKind> &
  Record<WorkListKind, string> & { passwordHash: string; language: Language; now: Date };

/** Always an employee. Throws `email_taken` where another registration was faster. */
export async function insertEmployee(
  { db, cipher }: { db: Transaction<Database>; cipher: Cipher },
  account: NewAccount,
): Promise<Account> {
  const { passwordHash, now, phone, ailments, ...fields } = account;
  // Made here and not by the database: what is encrypted is bound to its row.
  const id = randomUUID();
  const row = { id, ...fields, ...encryptPersonal(cipher, id, { phone, ailments }), password_hash: passwordHash };
  try {
    return await db
      .insertInto('users')
      .values({ ...row, created_at: now, updated_at: now })
      .returning(columns)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw new AppError('email_taken');
    throw error;
  }
}

export async function setPassword(
  db: Kysely<Database>,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<{ email: string }> {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
}

export async function isThereAnAdmin(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst();
  return row !== undefined;
}

export async function insertAdmin(
  db: Kysely<Database>,
  { name, email, passwordHash, now }: { name: string; email: string; passwordHash: string; now: Date },
): Promise<void> {
  await db
    .insertInto('users')
    .values({ name, email, password_hash: passwordHash, role: 'admin', created_at: now, updated_at: now })
    .execute();
}

const firstAdminLock = 7_233_003;

/** Held until the transaction ends: only one process at a time makes the first admin. */
export async function holdFirstAdminLock(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${firstAdminLock})`.execute(transaction);
}
