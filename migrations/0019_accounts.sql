alter table app_user
  add column language             text not null default 'en' check (language in ('en', 'th')),
  -- A password that somebody else has set: it opens nothing but the change of it.
  add column must_change_password boolean not null default false,
  -- The secret of the authenticator app, sealed with the key that is not in the database. In force from `two_factor_since`.
  add column two_factor_secret    bytea,
  add column two_factor_since     timestamptz,
  -- The step of the last code that was taken: a code is good once.
  add column two_factor_last_step bigint,
  add column terms_accepted_at    timestamptz;

alter table session
  add column id         uuid not null unique default uuidv7(),
  add column user_agent text,
  add column address    text not null default '';

-- The password was right, and something is still to come: a code, or enrolment.
create table login_challenge (
  token_hash bytea primary key,
  user_id    uuid not null references app_user on delete cascade,
  purpose    text not null check (purpose in ('two-factor', 'enrolment')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table recovery_code (
  code_hash bytea primary key,
  user_id   uuid not null references app_user on delete cascade,
  used_at   timestamptz
);
create index recovery_code_of_user on recovery_code (user_id);

-- A browser that is asked for no code, until it ends.
create table trusted_computer (
  token_hash bytea primary key,
  user_id    uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_computer_of_user on trusted_computer (user_id);

-- What a mail leads to, once. `email` is the address that it proves.
create table mail_link (
  token_hash bytea primary key,
  user_id    uuid not null references app_user on delete cascade,
  purpose    text not null check (purpose in ('verify-email', 'change-email', 'reset-password', 'invitation')),
  email      text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index mail_link_of_user on mail_link (user_id, purpose, created_at);

create index failed_login_of_address on failed_login (address, at);

alter table customer
  add column date_of_birth       date,
  add column license_expiry_date date,
  add column street              text,
  add column city                text,
  add column province            text,
  add column postal_code         text,
  add column country             text,
  -- What made the person known is gone; what invoices need stays with them.
  add column anonymised_at       timestamptz;

-- From where an account was signed in: an address, or a browser by the hash of its cookie. While many addresses guess
-- at an account, its owner gets in from these.
create table sign_in_place (
  user_id uuid not null references app_user on delete cascade,
  place   text not null,
  last_at timestamptz not null,
  primary key (user_id, place)
);

-- Whose account a mail is about, wherever it went: a former e-mail, or one that was never proven.
alter table mail add column user_id uuid references app_user on delete set null;
create index mail_of_user on mail (user_id) where user_id is not null;
