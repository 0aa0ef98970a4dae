-- What staff answered to a contact message, as it was sent. It goes with the message.
create table contact_reply (
  id         uuid primary key default uuidv7(),
  message_id uuid not null references contact_message on delete cascade,
  text       text not null,
  -- Who answered, and what they were called then.
  by_id      uuid,
  by_name    text not null,
  created_at timestamptz not null
);
create index contact_reply_of_message on contact_reply (message_id, created_at);

-- What else somebody wrote.
create index contact_message_email on contact_message (lower(email));

-- How it goes out: by mail, or by text message to the number in to_address.
alter table mail add column channel text not null default 'mail' check (channel in ('mail', 'sms'));
