-- What staff did, and who signed in. Written with the change in one transaction; never changed, never deleted.
create table audit_entry (
  id           uuid primary key default uuidv7(),
  at           timestamptz not null,
  action       text not null,
  actor_id     uuid,
  -- As they were called then: people are renamed and removed.
  actor_name   text,
  actor_role   text,
  subject_kind text,
  subject_id   text,
  subject_name text,
  -- [{field, before, after}], only what differs.
  changes      jsonb not null default '[]',
  reason       text,
  request_id   text,
  address      text,
  check ((subject_kind is null) = (subject_id is null))
);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, at desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);
create index audit_entry_action on audit_entry (action, at desc);

create function audit_is_for_good() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is never changed.';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function audit_is_for_good();
create trigger audit_log_stays before truncate on audit_entry
  for each statement execute function audit_is_for_good();
-- Also for a connection that calls itself a replica, where triggers are silent otherwise.
alter table audit_entry
  enable always trigger audit_entry_stays,
  enable always trigger audit_log_stays;
