-- By what a try to pay by card is counted, as keyed hashes, for a day: whoever tests stolen cards invents bookings,
-- browsers and e-mails. What became of the try is in its attempt.
create table card_try (
  attempt_id uuid primary key references payment_attempt on delete cascade,
  browser bytea,
  card bytea,
  payer bytea not null,
  address bytea not null,
  created_at timestamptz not null
);
create index card_try_of_browser on card_try (browser) where browser is not null;
create index card_try_of_card on card_try (card) where card is not null;
create index card_try_of_payer on card_try (payer);
create index card_try_of_address on card_try (address, created_at);
create index card_try_recent on card_try (created_at);

-- Whether the customer may read why a payment was declined.
alter table payment_attempt add column is_reason_told boolean not null default true;
