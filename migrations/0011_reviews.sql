-- Count and sum of the reviews that are shown, written with them in one transaction under the lock of this row: lists
-- sort by them and show them without a join.
alter table vehicle
  add column rating_count integer not null default 0,
  add column rating_sum   integer not null default 0,
  add constraint vehicle_rating check (rating_count >= 0 and rating_sum between rating_count and 5 * rating_count);

create table review (
  id          uuid primary key default uuidv7(),
  booking_id  uuid not null unique references booking,
  vehicle_id  uuid not null references vehicle,
  rating      smallint not null check (rating between 1 and 5),
  comment     text not null check (char_length(comment) between 1 and 1000),
  -- As it is shown, such as 'Hannah K.': the review holds no more of the person.
  author_name text not null,
  city        text check (char_length(city) between 1 and 60),
  language    text not null check (language in ('en', 'th')),
  -- Invented with the demo business, and marked as such wherever it is shown.
  is_example  boolean not null default false,
  created_at  timestamptz not null,
  hidden_at   timestamptz,
  hidden_by   uuid references app_user,
  constraint review_hidden check ((hidden_at is null) = (hidden_by is null))
);
create index review_vehicle on review (vehicle_id, created_at desc, id desc);
create index review_newest on review (created_at desc, id desc);

-- Who was asked for a review, or shall not be: one mail for each booking.
create table review_invitation (
  booking_id uuid primary key references booking,
  created_at timestamptz not null
);
create index booking_returned on booking (returned_at) where status = 'completed';
