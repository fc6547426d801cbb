-- The three lists of what was done (actions of admins, what happened to accounts, openings of records) are evidence: each
-- row is linked to the one before by a keyed hash, and the server's role may insert and read, nothing else. What must be
-- changed once (an account is erased, a year is over) goes through the functions below, which belong to the owner.

-- The part of an action that erasing a person takes away. What is linked is its hash, with this number that goes along.
alter table audit_events add column salt uuid default gen_random_uuid();

-- Rows that wait for their link: filled by triggers, in the transaction of the row. Nobody who inserts waits for a link.
create table audit_waiting (
  source text not null check (source in ('action', 'security', 'opening')),
  event_id bigint not null,
  primary key (source, event_id)
);

create table audit_links (
  source text not null check (source in ('action', 'security', 'opening')),
  seq bigint not null,
  event_id bigint not null,
  linked_at timestamptz not null,
  detail_hash bytea not null check (length(detail_hash) = 32),
  -- HMAC-SHA-256 over the link before, the row and the rest of this one. See server/audit/link.ts.
  hash bytea not null check (length(hash) = 32),
  primary key (source, seq),
  unique (source, event_id)
);

-- What is left of links whose rows were deleted after their year: the last hash, signed with the key of the links.
create table audit_stumps (
  source text not null check (source in ('action', 'security', 'opening')),
  from_seq bigint not null,
  to_seq bigint not null check (to_seq >= from_seq),
  hash bytea not null check (length(hash) = 32),
  removed_at timestamptz not null,
  signature bytea not null check (length(signature) = 32),
  primary key (source, from_seq)
);

-- The key of the links. Encrypted, see data_keys. There is one row.
create table audit_secrets (
  only_one boolean primary key default true check (only_one),
  content bytea not null
);

create trigger audit_secrets_sealed before insert or update of content on audit_secrets
  for each row execute function check_sealed_content();

-- For whoever reads the tables by hand: a row without a number in the chain is not linked yet.
create view linked_evidence as
select link.seq, link.hash, event.* from (
  select 'action' as source, id, at, actor_id, action, person_id, route, request_id from audit_events
  union all select 'security', id, at, person_id, action, person_id, route, request_id from security_events
  union all select 'opening', id, at, admin_id, 'record_opened', person_id, null, null from access_log
) as event left join audit_links as link on link.source = event.source and link.event_id = event.id;

create function wait_for_link() returns trigger language plpgsql security definer as $$
begin
  insert into audit_waiting (source, event_id) select tg_argv[0], id from added;
  return null;
end $$;

insert into audit_waiting (source, event_id)
select 'action', id from audit_events union all select 'opening', id from access_log
union all select 'security', id from security_events;

create trigger audit_events_wait after insert on audit_events
  referencing new table as added for each statement execute function wait_for_link('action');
create trigger security_events_wait after insert on security_events
  referencing new table as added for each statement execute function wait_for_link('security');
create trigger access_log_wait after insert on access_log
  referencing new table as added for each statement execute function wait_for_link('opening');

-- The clock by which a year is over.
create function evidence_clock() returns timestamptz language sql stable as 'select pg_catalog.now()';

-- Takes what waits into the chain, in the order given, behind the last link. Each row once.
create function link_evidence(
  given_source text, event_ids bigint[], first_seq bigint, at timestamptz, detail_hashes bytea[], hashes bytea[]
) returns void language plpgsql security definer as $$
declare
  taken bigint;
  last_seq bigint;
begin
  perform pg_advisory_xact_lock(7233030);
  select greatest(
    (select max(seq) from audit_links where source = given_source),
    (select max(to_seq) from audit_stumps where source = given_source), 0) into last_seq;
  if first_seq <> last_seq + 1 then raise exception 'the chain has gone on' using errcode = 'EK010'; end if;
  delete from audit_waiting where source = given_source and event_id = any(event_ids);
  get diagnostics taken = row_count;
  if taken <> cardinality(event_ids) then raise exception 'not all of these wait' using errcode = 'EK010'; end if;
  insert into audit_links (source, seq, event_id, linked_at, detail_hash, hash)
  select given_source, first_seq + link.place - 1, link.event_id, at, link.detail_hash, link.hash
  from unnest(event_ids, detail_hashes, hashes) with ordinality as link (event_id, detail_hash, hash, place);
end $$;

-- What was said about a person goes with the account; that something was done, and when, stays for its year.
create function forget_evidence_about(erased uuid) returns void language plpgsql security definer as $$
begin
  if exists (select from users where id = erased)
    or not exists (select from audit_events where person_id = erased and action = 'account_erased') then
    raise exception 'the account is not erased' using errcode = 'EK011';
  end if;
  update audit_events set detail = '{}', salt = null where person_id = erased and salt is not null;
  update access_log set reason = null, admin_then = null
  where person_id = erased and (reason is not null or admin_then is not null);
end $$;

-- Deletes linked rows after their year and leaves a stump that the caller has signed. `stump_from` is where the stump
-- begins, before `from_seq` where one ends there already, which this takes the place of.
create function remove_old_evidence(
  given_source text, given_from bigint, given_to bigint, stump_from bigint, removed timestamptz, given_signature bytea
) returns void language plpgsql security definer as $$
declare
  before timestamptz := evidence_clock() - interval '365 days';
  last_hash bytea;
  known bigint;
  gone bigint;
begin
  select hash into last_hash from audit_links where source = given_source and seq = given_to;
  select count(*) into known from audit_links where source = given_source and seq between given_from and given_to;
  if last_hash is null or known <> given_to - given_from + 1 then
    raise exception 'these are not linked' using errcode = 'EK012';
  end if;
  if stump_from <> given_from then
    delete from audit_stumps where source = given_source and from_seq = stump_from and to_seq = given_from - 1;
    if not found then raise exception 'no stump ends there' using errcode = 'EK012'; end if;
  end if;
  if given_source = 'action' then
    delete from audit_events as event using audit_links as link
    where link.source = given_source and link.seq between given_from and given_to and event.id = link.event_id
      and event.at < before and not exists (select from users where users.id = coalesce(event.person_id, event.actor_id));
  elsif given_source = 'opening' then
    delete from access_log as event using audit_links as link
    where link.source = given_source and link.seq between given_from and given_to and event.id = link.event_id
      and event.at < before and not exists (select from users where users.id = event.person_id);
  else
    delete from security_events as event using audit_links as link
    where link.source = given_source and link.seq between given_from and given_to and event.id = link.event_id
      and event.at < before;
  end if;
  get diagnostics gone = row_count;
  if gone <> known then raise exception 'not all of these are over' using errcode = 'EK012'; end if;
  delete from audit_links where source = given_source and seq between given_from and given_to;
  insert into audit_stumps values (given_source, stump_from, given_to, last_hash, removed, given_signature);
end $$;

-- These run with the owner's rights: no one else's table or function may be taken for the one that is meant.
do $$
declare
  name text;
begin
  foreach name in array array['wait_for_link()',
    'link_evidence(text, bigint[], bigint, timestamptz, bytea[], bytea[])', 'forget_evidence_about(uuid)',
    'remove_old_evidence(text, bigint, bigint, bigint, timestamptz, bytea)'] loop
    execute format('alter function %s set search_path = %I, pg_temp', name, current_schema());
    execute format('revoke execute on function %s from public', name);
  end loop;
end $$;
