-- An agreement is signed before the keys, at the desk or on the booking's page (docs/rules/contracts.md).
alter table rental_agreement
  -- What it binds: a booking that differs in it needs another. Null for what was signed before this.
  add column binds jsonb,
  add column way text not null default 'desk' check (way in ('desk', 'page')),
  -- From where, of what was signed on the page.
  add column address text;

-- Digests of every agreement as it was signed, each sealed with the one before it. They hold nothing of a person, and stay.
create table agreement_seal (
  number bigint primary key check (number > 0),
  booking_id uuid not null references booking (id),
  version integer not null,
  sealed_at timestamptz not null,
  facts_digest bytea not null,
  -- Null where the name was typed.
  signature_digest bytea,
  pdf_digest bytea not null,
  -- Over the digests above and the seal before; of the first, over nothing before.
  seal bytea not null unique,
  unique (booking_id, version)
);

create function refuse_change_of_seal() returns trigger language plpgsql as $$
begin
  raise exception 'An agreement seal is never changed and never deleted';
end $$;
create trigger agreement_seal_stays before update or delete on agreement_seal
  for each row execute function refuse_change_of_seal();
