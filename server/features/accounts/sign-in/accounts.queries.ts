import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../../../domain/languages.ts';
import { personFieldNames } from '../../../../domain/person-fields.ts';
import type { Role } from '../../../../domain/roles.ts';
import { AppError } from '../../../core/app-error.ts';
import { compiledQuery } from '../../../db/compiled-query.ts';
import { isUniqueViolation } from '../../../db/violations.ts';
import type { Database } from '../../../db/schema.ts';
import type { Attempts } from '../../../security/limits/attempts.queries.ts';
import { toRow } from '../person.queries.ts';
import type { PersonTexts } from '../person.queries.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';

export interface Account {
  id: string;
  email: string;
  role: Role;
  passwordHash: string;
}

/** `disabledAt`, `leftAt`: the person may not sign in. `secondFactorSince`: the password alone is not enough. */
type SignInAccount = Account & {
  disabledAt: Date | null;
  leftAt: Date | null;
  secondFactorSince: Date | null;
  /** A password that was made here counts until then. */
  passwordEndsAt: Date | null;
};

type AllNull<T> = { [Column in keyof T]: null };

/** What has been counted under a key, and how much in a window that ends then. */
type CountedAttempts = Attempts & { count: number; windowEndsAt: Date };

type SignInRow = (SignInAccount | AllNull<SignInAccount>) & (CountedAttempts | AllNull<CountedAttempts>);

/** A row for each count, with the account beside it: one statement, because a storm of sign-ins waits for it. */
const accountAndCounts = compiledQuery((db, { email, keys }: { email: string; keys: Buffer[] }) => ({
  compile: () =>
    sql<SignInRow>`
      select id, email, role, password_hash as "passwordHash",
        disabled_at as "disabledAt", left_at as "leftAt",
        second_factor_since as "secondFactorSince", password_ends_at as "passwordEndsAt",
        key, blocked_until as "blockedUntil", count, window_ends_at as "windowEndsAt"
      from (select) as one
      left join users on lower(email) = lower(${email})
      left join attempts on key = any(${keys}::bytea[])`.compile(db),
}));

/** The account with the e-mail, also one that is closed, and what has been counted under the keys, at the same moment. */
export async function findAccountAndAttempts(
  db: Kysely<Database>,
  wanted: { email: string; keys: Buffer[] },
): Promise<{ account: SignInAccount | undefined; attempts: CountedAttempts[] }> {
  const rows = await accountAndCounts(db, wanted);
  const [first] = rows;
  return {
    account: first && first.id !== null ? first : undefined,
    attempts: rows.flatMap(({ key, blockedUntil, count, windowEndsAt }) =>
      key === null ? [] : [{ key, blockedUntil, count, windowEndsAt }],
    ),
  };
}

export async function findChooser(
  db: Kysely<Database>,
  userId: string,
): Promise<{ name: string; email: string; disabled: boolean }> {
  return db
    .selectFrom('users')
    .select(['name', 'email', sql<boolean>`disabled_at is not null`.as('disabled')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function isEmailTaken(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewAccount {
  person: PersonTexts;
  passwordHash: string;
  /** False where the provider of single sign-on lets the person in. */
  hasPassword?: boolean;
  /** Where a mailed link, or the provider, has proved the e-mail. */
  emailConfirmedAt: Date | null;
  language: Language;
  now: Date;
}

/** Always an employee. Returns the id. Throws `email_taken` where another registration was faster. */
export async function insertEmployee(
  { db, cipher }: { db: Transaction<Database>; cipher: Cipher },
  { person, passwordHash, hasPassword, emailConfirmedAt, language, now }: NewAccount,
): Promise<string> {
  // Made here and not by the database: what is encrypted is bound to its row.
  const id = randomUUID();
  try {
    await db
      .insertInto('users')
      .values({
        ...toRow(cipher, id, personFieldNames, person),
        id,
        password_hash: passwordHash,
        has_password: hasPassword,
        email_confirmed_at: emailConfirmedAt,
        language,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return id;
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
    .set({
      password_hash: passwordHash,
      has_password: true,
      password_given_by: null,
      password_ends_at: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
}

/** The same password with other costs: nothing else changes. False where it was changed meanwhile. */
export async function setSamePassword(
  db: Kysely<Database>,
  { userId, before, passwordHash }: { userId: string; before: string; passwordHash: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** `closed` is the hash of something that no one knows. */
export async function setNoPassword(
  db: Kysely<Database>,
  { userId, closed, now }: { userId: string; closed: string; now: Date },
): Promise<void> {
  const fresh = {
    password_hash: closed,
    has_password: false,
    password_given_by: null,
    password_ends_at: null,
    updated_at: now,
  };
  await db.updateTable('users').set(fresh).where('id', '=', userId).execute();
}

/** A mailed link to the person's address was used. True for an employee of whom no one knew until now that it is theirs. */
export async function noteEmailConfirmed(db: Transaction<Database>, userId: string, now: Date): Promise<boolean> {
  const before = await db
    .selectFrom('users')
    .select(['role', 'email_confirmed_at as confirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', userId).execute();
  return before.confirmedAt === null && before.role === 'employee';
}

export async function isThereAnAdmin(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst();
  return row !== undefined;
}

/** A password that someone else has given, and until when it counts. */
export interface GivenPassword {
  by: 'server' | 'operator';
  endsAt: Date | null;
}

interface NewAdmin {
  name: string;
  email: string;
  passwordHash: string;
  now: Date;
  given?: GivenPassword;
}

export async function insertAdmin(
  db: Kysely<Database>,
  { name, email, passwordHash, now, given }: NewAdmin,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      name,
      email,
      password_hash: passwordHash,
      role: 'admin',
      password_given_by: given?.by,
      password_ends_at: given?.endsAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Replaces a password that was made here and that no one has changed yet. Returns whose it is. */
export async function giveAnew(
  db: Kysely<Database>,
  { passwordHash, endsAt, now }: { passwordHash: string; endsAt: Date; now: Date },
): Promise<{ id: string; email: string } | undefined> {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_ends_at: endsAt, updated_at: now })
    .where('role', '=', 'admin')
    .where('password_given_by', '=', 'server')
    .where('disabled_at', 'is', null)
    .returning(['id', 'email'])
    .executeTakeFirst();
}

const firstAdminLock = 7_233_003;

/** Held until the transaction ends: only one process at a time makes the first admin. */
export async function holdFirstAdminLock(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${firstAdminLock})`.execute(transaction);
}
