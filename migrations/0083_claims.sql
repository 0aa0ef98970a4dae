-- What customers are asked to pay beyond the price once their vehicle is back, and what they answered (docs/rules/claims.md).
create table claim (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references booking (id),
  kind text not null check (kind in ('damage', 'fuel', 'cleaning', 'fine', 'toll', 'lost', 'idle-days')),
  -- Tax included, if it has any.
  amount_satang bigint not null check (amount_satang > 0),
  is_taxed boolean not null,
  -- What staff wrote about it.
  text text not null,
  status text not null check (status in ('open', 'accepted', 'unanswered', 'disputed', 'upheld', 'withdrawn')),
  made_at timestamptz not null,
  -- Without an answer until then it is charged.
  answer_by timestamptz not null,
  answered_at timestamptz,
  answer_text text,
  -- When it was charged or withdrawn, and why staff did so.
  settled_at timestamptz,
  reason text,
  -- What of it became a line of the booking's price; 0 for one that was withdrawn.
  charged_satang bigint check (charged_satang between 0 and amount_satang),
  constraint claim_settles_whole check ((status in ('open', 'disputed')) = (settled_at is null)),
  constraint claim_charges_whole check ((settled_at is null) = (charged_satang is null)),
  constraint claim_withdrawn_charges_nothing check ((status = 'withdrawn') = (coalesce(charged_satang, 1) = 0))
);
create index claim_of_booking on claim (booking_id);
create index claim_unsettled on claim (status, answer_by) where settled_at is null;

-- The photographs of a claim; those of a hand-over go when its booking's contact data go.
create table claim_photo (
  claim_id uuid not null references claim (id),
  photo_id uuid not null references hand_over_photo (id) on delete cascade,
  primary key (claim_id, photo_id)
);
create index claim_photo_of_photo on claim_photo (photo_id);
