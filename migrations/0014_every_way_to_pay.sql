-- The application can take money with every method but one, which the provider withdrew. Which of them are offered is
-- for the provider's capability to say; cash and bank transfer follow the settings `enableCash` and `enableBankTransfer`.
update payment_method set enabled = method_type not in ('internet_banking', 'cash', 'bank_transfer');

alter table payment_attempt
  -- The token or source that pays, so that a repeated click is known. It works once, and is no card data.
  add column payer text,
  add column authorize_uri text,
  -- The picture to scan as a `data:` address.
  add column scannable_code text,
  -- When the unpaid charge ends at the provider.
  add column expires_at timestamptz,
  -- When a browser last asked how it stands.
  add column watched_at timestamptz,
  -- When a job last asked the provider.
  add column asked_at timestamptz;
-- `given-up`: the customer went on to another method. The provider may still take the money, so it is followed to its end.
alter table payment_attempt drop constraint payment_attempt_status_check;
alter table payment_attempt add constraint payment_attempt_status_check
  check (status in ('sending', 'pending', 'given-up', 'successful', 'failed', 'expired'));
create index payment_attempt_followed on payment_attempt (asked_at nulls first, created_at)
  where status in ('sending', 'pending', 'given-up');

alter table ledger_entry
  -- The payment that a refund gives back.
  add column refund_of uuid references ledger_entry,
  add column note text,
  -- Who wrote it by hand; null for what the provider reported.
  add column recorded_by uuid references app_user;
update ledger_entry refund set refund_of = payment.id
  from ledger_entry payment
  where refund.kind = 'refund' and payment.kind = 'payment' and payment.attempt_id = refund.attempt_id;

-- Money that is to go back, a row for each payment that it is taken from, written before the provider is asked.
create table refund (
  id                 uuid primary key default uuidv7(),
  booking_id         uuid not null references booking,
  -- What it is for, such as `cancel:<booking>`. Asked twice, it is made once.
  occasion           text not null,
  payment_id         uuid not null references ledger_entry,
  amount_satang      bigint not null check (amount_satang > 0),
  fee_satang         bigint not null default 0 check (fee_satang >= 0 and fee_satang <= amount_satang),
  status             text not null check (status in ('asked', 'sent', 'done', 'by-transfer')),
  -- When the provider was last asked for it. Whoever asks next waits until that call has ended.
  sent_at            timestamptz,
  provider_refund_id text unique,
  reason             text,
  asked_by           uuid references app_user,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  unique (occasion, payment_id)
);
create index refund_booking on refund (booking_id);
create index refund_payment on refund (payment_id);

-- Refunds that staff send by hand, because their method cannot be refunded through the provider.
create table transfer_task (
  id            uuid primary key default uuidv7(),
  refund_id     uuid not null unique references refund,
  booking_id    uuid not null references booking,
  method_type   text not null,
  amount_satang bigint not null check (amount_satang > 0),
  status        text not null check (status in ('open', 'done')),
  reference     text,
  created_at    timestamptz not null,
  done_at       timestamptz,
  done_by       uuid references app_user
);
create index transfer_task_open on transfer_task (created_at) where status = 'open';

-- What the provider reported already. Forgotten after a month.
create table provider_event (
  event_id    text primary key,
  received_at timestamptz not null
);
create index provider_event_age on provider_event (received_at);
