-- The page makes the key of a submission of its content: whoever reads a copy of the tables could try every answer against
-- it. From now on only a keyed hash is stored (server/security/encryption/idempotency-hash.ts). The earlier keys stand aside
-- until the program, which has the secret of the hashes, has hashed them (005).
create table if not exists unsealed_values (
  number bigint generated always as identity primary key,
  table_name text not null,
  column_name text not null,
  row_key text[] not null,
  value text not null
) with (autovacuum_enabled = false, toast.autovacuum_enabled = false);

insert into unsealed_values (table_name, column_name, row_key, value)
select 'assessments', 'idempotency_key', array[user_id::text, id::text], idempotency_key from assessments
  where idempotency_key is not null
union all
select 'moods', 'idempotency_key', array[user_id::text, id::text], idempotency_key from moods
  where idempotency_key is not null;

-- Another type writes these tables anew: the old rows go with their files, and what was known about their values.
alter table assessments alter column idempotency_key type bytea using null;
alter table moods alter column idempotency_key type bytea using null;

do $$
begin
  if not exists (select from unsealed_values) then
    drop table unsealed_values;
  end if;
end $$;
