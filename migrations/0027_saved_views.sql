-- What a person of staff asks a list for again and again, under a name of their own.
create table saved_view (
  id         uuid primary key default uuidv7(),
  user_id    uuid not null references app_user on delete cascade,
  list       text not null check (list in ('bookings', 'customers', 'vehicles')),
  name       text not null check (length(name) between 1 and 40),
  -- The query of the list's address.
  search     text not null check (length(search) <= 500),
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (user_id, list, lower(name));
