import type pg from 'pg';

/** Everything that migrations make, a line each, in an order that does not depend on how it came about. */
export async function schemaText(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with ours as (select oid, relname, relkind, reloptions from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attcollation::regcollation, attstorage, pg_get_expr(adbin, adrelid)) as line
    from ours join pg_attribute on attrelid = ours.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r' and attnum > 0 and not attisdropped
    union all select concat_ws(' ', relkind, relname, reloptions) from ours
    union all select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from ours join pg_constraint on conrelid = ours.oid
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(pg_trigger.oid) from ours join pg_trigger on tgrelid = ours.oid
    where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by line`);
  return rows.map(({ line }) => line);
}
