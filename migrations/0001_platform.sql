create extension if not exists btree_gist;

-- What a request with an Idempotency-Key was answered. The reply is sealed with the key itself, which is not stored.
create table idempotent_reply (
  key_hash     bytea primary key,
  request_hash bytea not null,
  sealed_reply bytea,
  created_at   timestamptz not null
);
create index idempotent_reply_age on idempotent_reply (created_at);

-- Request counts shared by all processes. Losing them in a crash only forgives a few requests.
create unlogged table request_count (
  key          text primary key,
  count        integer not null,
  window_ends  timestamptz not null
);

create table setting (
  "group"    text primary key,
  value      jsonb not null,
  version    integer not null default 1,
  updated_at timestamptz not null default now()
);
