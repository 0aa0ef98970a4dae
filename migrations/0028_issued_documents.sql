-- The last serial that was given out, for each kind and month of Bangkok. Its row is the only lock that decides a number.
create table document_series (
  kind        text not null check (kind in ('tax-invoice', 'receipt', 'credit-note')),
  month       text not null check (month ~ '^\d{4}-\d{2}$'),
  last_serial integer not null check (last_serial >= 1000),
  primary key (kind, month)
);

-- Papers as they were issued, with their bytes: a reprint is the same. Never changed, never deleted.
create table issued_document (
  id             uuid primary key default uuidv7(),
  kind           text not null check (kind in ('tax-invoice', 'receipt', 'credit-note')),
  number         text not null unique,
  booking_id     uuid not null references booking,
  issued_at      timestamptz not null,
  issued_by_id   uuid,
  -- As they were called then; null for the business itself.
  issued_by_name text,
  total_satang   bigint not null check (total_satang >= 0),
  tax_satang     bigint not null check (tax_satang between 0 and total_satang),
  buyer          jsonb not null,
  -- All that is printed, and the entries of the ledger that it tells of.
  facts          jsonb not null,
  credit_of      uuid references issued_document,
  reason         text,
  pdf            bytea not null,
  -- A picture (SVG) of each page.
  pages          text[] not null check (cardinality(pages) > 0),
  check ((kind = 'credit-note') = (credit_of is not null))
);
create index issued_document_booking on issued_document (booking_id, id desc);
create index issued_document_credits on issued_document (credit_of);
create index issued_document_time on issued_document (issued_at);

-- Papers are kept for five years after their year. Then who the buyer was may be forgotten; number and sums stay.
create function issued_is_for_good() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and extract(year from old.issued_at at time zone 'Asia/Bangkok')
         < extract(year from now() at time zone 'Asia/Bangkok') - 5
     and (new.id, new.kind, new.number, new.booking_id, new.issued_at, new.total_satang, new.tax_satang, new.credit_of)
         is not distinct from
         (old.id, old.kind, old.number, old.booking_id, old.issued_at, old.total_satang, old.tax_satang, old.credit_of)
  then
    return new;
  end if;
  -- Emptying what is empty changes nothing.
  if tg_op = 'TRUNCATE' and not exists (select from issued_document) then
    return null;
  end if;
  raise exception 'An issued document is never changed.';
end $$;
create trigger issued_document_stays before update or delete on issued_document
  for each row execute function issued_is_for_good();
create trigger issued_documents_stay before truncate on issued_document
  for each statement execute function issued_is_for_good();
alter table issued_document
  enable always trigger issued_document_stays,
  enable always trigger issued_documents_stay;
