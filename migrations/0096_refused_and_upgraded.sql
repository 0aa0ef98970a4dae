-- Searches with dates that found nothing free: how many, never whose.
create table refused_search (
  id          uuid primary key default uuidv7(),
  -- Of the search, in Bangkok.
  day         date not null,
  -- Null where any category, or several, would have done.
  category_id uuid references category on delete cascade,
  weeks_ahead smallint not null check (weeks_ahead between 0 and 52),
  length      text not null check (length in ('1-2', '3-6', '7-13', '14+')),
  count       integer not null check (count > 0),
  unique nulls not distinct (day, category_id, weeks_ahead, length)
);

-- What a day of the vehicle that was handed over costs more than of the one that was chosen; null where not more.
alter table booking add column upgrade_satang bigint check (upgrade_satang > 0);

-- Rentals that were picked up, and those that came back, in a period.
create index booking_of_class_out on booking (picked_up_at) where chosen_vehicle_id is not null and picked_up_at is not null;
