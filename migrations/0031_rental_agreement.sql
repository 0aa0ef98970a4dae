-- A rental agreement as its customer signed it: what stood on the paper, the signature, and the paper itself, so that a
-- reprint is the same to the byte. A booking that changed is signed anew, under the next version.
create table rental_agreement (
  id          uuid primary key default uuidv7(),
  booking_id  uuid not null references booking,
  version     integer not null check (version > 0),
  facts       jsonb not null,
  -- A PNG of ours; null where the name was typed.
  signature   bytea check (octet_length(signature) <= 200000),
  signed_name text not null check (length(signed_name) between 2 and 120),
  signed_at   timestamptz not null,
  -- Who of the staff was there, as they were called then.
  by_id       uuid,
  by_name     text,
  pdf         bytea not null,
  unique (booking_id, version)
);
