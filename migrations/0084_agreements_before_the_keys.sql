-- An agreement is signed before the keys, at the desk or on the booking's page (docs/rules/contracts.md).
alter table rental_agreement
  -- What it binds: a booking that differs in it needs another. Null for what was signed before this.
  add column binds jsonb,
  add column way text not null default 'desk' check (way in ('desk', 'page')),
  -- From where, of what was signed on the page.
  add column address text;

-- The evidence of every agreement: digests of it as it was signed, each chained to the one before. It holds nothing of a
-- person, and stays.
create table agreement_evidence (
  number bigint primary key check (number > 0),
  -- No reference: what empties bookings must not reach it.
  booking_id uuid not null,
  version integer not null,
  signed_at timestamptz not null,
  facts_digest bytea not null,
  -- Null where the name was typed.
  signature_digest bytea,
  pdf_digest bytea not null,
  -- Over the digests above and the link before; of the first, over nothing before.
  link bytea not null unique,
  unique (booking_id, version)
);

create function refuse_change_of_evidence() returns trigger language plpgsql as $$
begin
  raise exception 'The evidence of an agreement is never changed and never deleted';
end $$;
create trigger agreement_evidence_stays before update or delete on agreement_evidence
  for each row execute function refuse_change_of_evidence();
create trigger agreement_evidence_is_not_emptied before truncate on agreement_evidence
  for each statement execute function refuse_change_of_evidence();
alter table agreement_evidence enable always trigger agreement_evidence_stays;
alter table agreement_evidence enable always trigger agreement_evidence_is_not_emptied;
