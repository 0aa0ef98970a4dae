-- A mail that an hourly limit kept from an address. One row stands for all of its kind in that hour: it is the latest,
-- and not_sent says how many there were.
alter table mail
  drop constraint mail_status_check,
  add constraint mail_status_check check (status in ('waiting', 'sent', 'failed', 'capped')),
  add column not_sent integer not null default 0;

-- What staff have not been told, because their mailbox had its fill: a line of the next digest each, without a word
-- about a person. They end with it.
create table folded_notice (
  -- That of the mail which was not written.
  occasion   text primary key,
  address    text not null,
  name       text not null,
  path       text not null,
  created_at timestamptz not null
);
create index folded_notice_age on folded_notice (created_at, occasion);
