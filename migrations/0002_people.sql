create table app_user (
  id             uuid primary key default uuidv7(),
  email          text not null,
  password_hash  text,
  first_name     text not null,
  last_name      text not null,
  phone          text,
  role           text not null check (role in ('CUSTOMER', 'STAFF', 'ADMIN')),
  is_active      boolean not null default true,
  email_verified boolean not null default false,
  created_at     timestamptz not null,
  archived_at    timestamptz
);
create unique index app_user_email on app_user (lower(email)) where archived_at is null;

-- A session is known by the hash of its token alone.
create table session (
  token_hash   bytea primary key,
  user_id      uuid not null references app_user on delete cascade,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null
);
create index session_of_user on session (user_id);

create table failed_login (
  id         bigint generated always as identity primary key,
  email      text not null,
  address    text not null,
  at         timestamptz not null
);
create index failed_login_recent on failed_login (email, at);

create table customer (
  id             uuid primary key default uuidv7(),
  user_id        uuid unique references app_user,
  first_name     text not null,
  last_name      text not null,
  email          text not null,
  phone          text not null,
  license_number text,
  nationality    text,
  created_at     timestamptz not null,
  archived_at    timestamptz
);
create index customer_email on customer (lower(email));
