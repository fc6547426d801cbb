import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Counts employees by place anew. No one registers or leaves meanwhile. */
export async function recountEmployees(db: Transaction<Database>): Promise<void> {
  await sql`lock table users in share mode`.execute(db);
  await db.deleteFrom('employee_counts').execute();
  await sql`
    insert into employee_counts (state, city, count)
    select coalesce(state, 0), coalesce(city, 0), count(*) from users
    where role = 'employee' and left_at is null group by 1, 2`.execute(db);
}
