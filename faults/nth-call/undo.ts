import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject } from 'vitest';
import type { TestServer } from '../../server/test/test-server.ts';

/** Remembers every change of a row, and takes them back: each attempt begins where the one before began. */
export class Undo {
  readonly #db: TestServer['owner'];
  readonly #superuser: pg.Client;

  private constructor(db: TestServer['owner'], superuser: pg.Client) {
    this.#db = db;
    this.#superuser = superuser;
  }

  static async over({ owner: db, database }: TestServer): Promise<Undo> {
    await sql`create table undo_rows (seq bigserial, name text not null, old jsonb, new jsonb)`.execute(db);
    await sql`create function note_row() returns trigger language plpgsql security definer as $$
      begin
        insert into public.undo_rows (name, old, new) values (tg_table_name,
          case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
        return null;
      end $$`.execute(db);
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'undo_rows'`.execute(db);
    for (const { name } of rows)
      await sql`create trigger note_row after insert or update or delete on ${sql.table(name)}
        for each row execute function note_row()`.execute(db);
    await sql`create function take_back() returns void language plpgsql as $$
      declare change record; columns text;
      begin
        for change in select * from undo_rows order by seq desc loop
          if change.new is not null then
            execute format('delete from %I as t where to_jsonb(t) = $1', change.name) using change.new;
          end if;
          if change.old is not null then
            select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
              where attrelid = change.name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
            execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_record(null::%I, $1)',
              change.name, columns, columns, change.name) using change.old;
          end if;
          -- Not all that there are: one that comes meanwhile is taken back the next time.
          delete from undo_rows where seq = change.seq;
        end loop;
      end $$`.execute(db);
    // Triggers and foreign keys rest meanwhile, which the superuser alone may let them.
    const superuser = new pg.Client({ ...inject('testCluster'), database: database.connection.database });
    await superuser.connect();
    await superuser.query('set session_replication_role = replica');
    return new Undo(db, superuser);
  }

  /** What has been changed since, each table with the number of its changes. */
  async changes(): Promise<Record<string, number>> {
    const { rows } = await sql<{ name: string; count: number }>`
      select name || case when old is null then ' insert' when new is null then ' delete' else ' update' end as name,
        count(*) as count from undo_rows group by 1 order by 1`.execute(this.#db);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  async takeBack(): Promise<void> {
    await this.#superuser.query('select take_back()');
  }

  /** What has been changed stays. */
  async forget(): Promise<void> {
    await sql`delete from undo_rows`.execute(this.#db);
  }

  /** Transactions of the server that stand open, and no one goes on with. */
  async standing(): Promise<number> {
    const { rows } = await this.#superuser.query<{ count: string }>(`
      select count(*) from pg_stat_activity where datname = current_database()
        and application_name = 'evenkeel-test' and state like 'idle in transaction%'`);
    return Number(rows[0]?.count);
  }

  /** Until no staff list is being stored any more. Asked beside the wire: what is counted there stays the call's own. */
  async importEnded(): Promise<void> {
    await expect
      .poll(async () => (await this.#superuser.query(`select from staff_imports where state = 'storing'`)).rowCount, {
        timeout: 20_000,
      })
      .toBe(0);
  }

  async close(): Promise<void> {
    await this.#superuser.end();
  }
}
