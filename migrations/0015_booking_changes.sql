-- What a booking that can be changed and cancelled has to remember beside its price.
alter table booking
  -- Processing fees that were paid and have not gone back. `paid` and `refunded` are without them.
  add column fees_satang bigint not null default 0 check (fees_satang >= 0),
  -- Refunds that were promised, by a change or because the money came too late, and are not in the ledger yet.
  add column promised_satang bigint not null default 0 check (promised_satang >= 0),
  -- What the policy let us keep when a change made the booking cheaper than what was paid. It is never refunded by a
  -- later change, or changing to and fro would give all of it back.
  add column retained_satang bigint not null default 0 check (retained_satang >= 0),
  -- The pick-up from which the refund limits count where it is not the booking's own: who moves a pick-up when its full
  -- refund is over does not get the full refund back. Null: the booking's own.
  add column policy_pick_up_at timestamptz,
  -- Consent to terms and privacy, as they stood at that moment. The first one counts.
  add column terms_accepted_at timestamptz,
  -- What the customer said on cancelling.
  add column cancel_reason text;
