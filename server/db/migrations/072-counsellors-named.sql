-- A request for a call back is read only by the counsellors whom its person has named.

create table call_back_counsellors (
  user_id uuid not null,
  call_back_id uuid not null,
  counsellor_id uuid not null references users (id) on delete cascade,
  -- When the person agreed that this counsellor reads the request, or said no; null where they have not.
  agreed_at timestamptz,
  declined_at timestamptz,
  -- When the counsellor lost the role or the access: whoever comes back is agreed to anew.
  left_at timestamptz,
  primary key (user_id, call_back_id, counsellor_id),
  foreign key (user_id, call_back_id) references call_backs (user_id, id) on delete cascade
);

create index call_back_counsellors_of on call_back_counsellors (counsellor_id) where left_at is null;

-- Who has asked before has asked the counsellors of this moment; what was taken up was passed on to who took it.
insert into call_back_counsellors (user_id, call_back_id, counsellor_id, agreed_at)
select request.user_id, request.id, counsellor.id, request.requested_at
from call_backs as request
join users as counsellor on counsellor.role = 'counsellor' and counsellor.disabled_at is null
where request.withdrawn_at is null and (request.taken_at is null or request.taken_by = counsellor.id);
