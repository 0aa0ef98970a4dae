create table season (
  id           uuid primary key default uuidv7(),
  name         text not null,
  name_th      text,
  description  text not null default '',
  -- Both ends belong to it: dates of Bangkok's calendar.
  start_date   date not null,
  end_date     date not null check (end_date >= start_date),
  -- In basis points: 12000 is a multiplier of 1.2.
  multiplier   integer not null check (multiplier between 1000 and 50000),
  priority     smallint not null default 1 check (priority between 1 and 5),
  -- Null means every category.
  category_ids uuid[],
  is_active    boolean not null default true,
  archived_at  timestamptz
);
create index season_dates on season (start_date, end_date) where is_active and archived_at is null;

create table promotion (
  id               uuid primary key default uuidv7(),
  trigger          text not null check (trigger in ('code', 'automatic')),
  code             text check (code = upper(code)),
  name             text not null,
  name_th          text,
  description      text not null default '',
  discount_type    text not null check (discount_type in ('percentage', 'fixed')),
  -- Basis points for a percentage, satang for a fixed sum.
  discount_value   bigint not null check (discount_value >= 0),
  min_rental_days  integer not null default 1 check (min_rental_days >= 1),
  min_advance_days integer not null default 0 check (min_advance_days >= 0),
  -- Null: no cap.
  max_discount_satang bigint check (max_discount_satang > 0),
  valid_from       date not null,
  valid_to         date not null check (valid_to >= valid_from),
  usage_limit      integer check (usage_limit >= 1),
  used_count       integer not null default 0 check (used_count >= 0),
  is_active        boolean not null default true,
  archived_at      timestamptz,
  constraint promotion_code_when_asked check ((trigger = 'code') = (code is not null)),
  constraint promotion_percentage check (discount_type = 'fixed' or discount_value <= 10000),
  constraint promotion_never_overused check (usage_limit is null or used_count <= usage_limit)
);
create unique index promotion_code on promotion (code) where archived_at is null;

create table addon (
  id                   uuid primary key default uuidv7(),
  name                 text not null,
  name_th              text,
  category             text not null check (category in ('equipment', 'safety', 'convenience', 'service', 'insurance')),
  short_description    text not null default '',
  short_description_th text,
  description          text not null default '',
  description_th       text,
  image_url            text,
  terms                text not null default '',
  admin_notes          text not null default '',
  daily_price_satang   bigint check (daily_price_satang >= 0),
  weekly_price_satang  bigint check (weekly_price_satang >= 0),
  monthly_price_satang bigint check (monthly_price_satang >= 0),
  use_fixed_pricing    boolean not null default false,
  fixed_price_satang   bigint check (fixed_price_satang >= 0),
  -- Null: not stock-kept. Set: `current_stock` units are in service.
  max_quantity         integer check (max_quantity >= 0),
  current_stock        integer not null default 0 check (current_stock >= 0),
  sort_order           integer not null default 0,
  is_active            boolean not null default true,
  show_on_website      boolean not null default true,
  archived_at          timestamptz
);

-- Units of an add-on that a booking takes over its period.
create table addon_reservation (
  booking_id uuid not null,
  addon_id   uuid not null references addon,
  quantity   integer not null check (quantity >= 1),
  during     tstzrange not null,
  held_until timestamptz,
  primary key (booking_id, addon_id)
);
create index addon_reservation_during on addon_reservation using gist (addon_id, during);

create table insurance_option (
  id                        uuid primary key default uuidv7(),
  code                      text not null,
  name                      text not null,
  description               text not null default '',
  coverage                  text[] not null default '{}',
  exclusions                text[] not null default '{}',
  default_deductible_satang bigint not null default 0 check (default_deductible_satang >= 0),
  display_order             integer not null default 0,
  is_active                 boolean not null default true,
  created_at                timestamptz not null default now(),
  updated_at                timestamptz not null default now(),
  archived_at               timestamptz
);
create unique index insurance_option_code on insurance_option (code) where archived_at is null;

create table insurance_package (
  id                   uuid primary key default uuidv7(),
  name                 text not null,
  name_th              text,
  description          text not null default '',
  short_description    text not null default '',
  short_description_th text,
  payment_option       text not null default 'online' check (payment_option in ('online', 'pickup', 'both')),
  highlights           text[] not null default '{}',
  highlights_th        text[] not null default '{}',
  terms                text[] not null default '{}',
  terms_th             text[] not null default '{}',
  display_order        integer not null default 0,
  is_active            boolean not null default true,
  archived_at          timestamptz
);

create table insurance_package_option (
  id                  uuid primary key default uuidv7(),
  package_id          uuid not null references insurance_package on delete cascade,
  option_id           uuid not null references insurance_option,
  deductible_satang   bigint not null check (deductible_satang >= 0),
  max_coverage_satang bigint not null check (max_coverage_satang >= 0),
  unique (package_id, option_id)
);

create table insurance_package_rate (
  package_id          uuid not null references insurance_package on delete cascade,
  category_id         uuid not null references category,
  daily_rate_satang   bigint not null check (daily_rate_satang >= 0),
  weekly_rate_satang  bigint check (weekly_rate_satang >= 0),
  monthly_rate_satang bigint check (monthly_rate_satang >= 0),
  primary key (package_id, category_id)
);
