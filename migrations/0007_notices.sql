create table mail (
  id         uuid primary key default uuidv7(),
  -- What it is about, once: 'booking-confirmed:<booking id>'.
  occasion   text not null unique,
  kind       text not null,
  booking_id uuid references booking,
  language   text not null check (language in ('en', 'th')),
  to_name    text not null,
  to_address text not null,
  subject    text not null,
  html       text not null,
  plain      text not null,
  status     text not null check (status in ('waiting', 'sent', 'failed')),
  attempts   integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at    timestamptz
);
create index mail_address on mail (lower(to_address), created_at);
create index mail_waiting on mail (created_at) where status = 'waiting';
