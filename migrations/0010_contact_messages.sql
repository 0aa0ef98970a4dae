create table contact_message (
  id          uuid primary key default uuidv7(),
  name        text not null,
  email       text not null,
  subject     text not null,
  message     text not null,
  language    text not null check (language in ('en', 'th')),
  status      text not null default 'new' check (status in ('new', 'read', 'replied')),
  -- The stamp of the form that it came with: a form sent twice is one message.
  form_stamp  text unique,
  created_at  timestamptz not null,
  archived_at timestamptz
);
create index contact_message_age on contact_message (created_at desc, id desc);

-- Signs the stamps of contact forms, the same in every process. Drawn by PostgreSQL's own generator for secrets.
create table contact_form_key (
  only_one boolean primary key default true check (only_one),
  key      bytea not null
);
insert into contact_form_key (key)
values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Whom an answer reaches, where that is not the sender.
alter table mail
  add column reply_to_name text,
  add column reply_to_address text;
