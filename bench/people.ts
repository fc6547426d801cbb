import type { Kysely } from 'kysely';
import type { Database } from '../server/db/schema.ts';
import { hashToken, makeToken } from '../server/security/sessions/tokens.ts';
import { findIds, insertSessions } from './people.queries.ts';
import type { Person } from './recorded-sql.ts';

/** People who are signed in already, without the cost of as many passwords. */
export async function signedInPeople(
  db: Kysely<Database>,
  role: 'employee' | 'admin',
  count: number,
): Promise<Person[]> {
  const people = (await findIds(db, role, count)).map((id) => {
    const token = makeToken();
    return { id, token, tokenHash: hashToken(token) };
  });
  await insertSessions(db, people);
  return people;
}
