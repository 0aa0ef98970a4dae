-- A mailbox has many spellings: what follows a plus is its owner's own, Gmail reads no dots, and has two domains. Limits
-- count mailboxes. A phone number stays as it is.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case
    when email not like '%@%' then lower(email)
    when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
  end
$$;
create index booking_of_mailbox on booking (mailbox_of(email)) where status in ('pending', 'confirmed');
create index mail_to_mailbox on mail (mailbox_of(to_address), created_at);

-- When a booking's customer first asked for a dearer change that waits for its payment, and how often within a day of
-- that: each such change holds a vehicle for a while.
alter table booking
  add column changes_held_from timestamptz,
  add column changes_held smallint not null default 0;
