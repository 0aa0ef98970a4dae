create extension if not exists pg_trgm;

-- What staff call a customer by, shown as BKK-00042. In order of creation; one that is lost with its transaction stays
-- out.
create sequence customer_number as integer;

alter table customer
  add column number          integer,
  add column passport_number text,
  add column version         integer not null default 1,
  -- What staff search; the telephone once more without its signs.
  add column search_text     text generated always as (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(passport_number, ''))
    || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
  ) stored;

update customer set number = numbered.place
from (select id, row_number() over (order by created_at, id) as place from customer) numbered
where numbered.id = customer.id;
select setval('customer_number', greatest(count(*), 1), count(*) > 0) from customer;

alter table customer
  alter column number set default nextval('customer_number'),
  alter column number set not null,
  add constraint customer_has_number unique (number);
alter sequence customer_number owned by customer.number;

create index customer_search on customer using gin (search_text gin_trgm_ops);
create index customer_newest on customer (created_at desc, id desc) where archived_at is null;
create index customer_by_name on customer (lower(first_name), lower(last_name), id) where archived_at is null;

-- Passports and licences as they were handed in. Their bytes lie among the files, under customer-documents/<id>.
create table customer_document (
  id          uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  kind        text not null check (kind in ('passport', 'license')),
  type        text not null check (type in ('image/webp', 'application/pdf')),
  bytes       integer not null,
  created_at  timestamptz not null,
  created_by  uuid references app_user on delete set null,
  unique (customer_id, kind)
);
