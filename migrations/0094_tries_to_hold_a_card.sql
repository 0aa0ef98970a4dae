-- A try to hold a deposit on a card tests a card as well as a payment does, so it is counted with the payments. What
-- became of it is in its hold.
alter table card_try drop constraint card_try_pkey;
alter table card_try alter column attempt_id drop not null;
alter table card_try add column id uuid primary key default uuidv7();
alter table card_try add column hold_id uuid references card_hold on delete cascade;
alter table card_try add constraint card_try_is_of_one check (num_nonnulls(attempt_id, hold_id) = 1);
create unique index card_try_of_attempt on card_try (attempt_id);
create unique index card_try_of_hold on card_try (hold_id);

-- Whether the customer may read why a hold was declined.
alter table card_hold add column is_reason_told boolean not null default true;

-- A try and what became of it, in the words of a payment. A hold that stood is successful from its beginning; one that
-- waits is looked at every minute, which is no news.
create view card_try_outcome as
  select t.browser, t.card, t.payer, t.address, t.created_at,
    coalesce(a.failure_code, h.failure_code) as failure_code,
    case
      when a.id is not null then a.status
      when h.status in ('sending', 'given-up') then h.status
      when h.status = 'waiting' then 'pending'
      when h.status <> 'failed' then 'successful'
      when h.failure_code in ('expired', 'reversed') then h.failure_code
      else 'failed'
    end as status,
    case
      when a.id is not null then coalesce(a.paid_at, a.updated_at)
      when h.status = 'failed' then h.updated_at
      else h.created_at
    end as ended_at
  from card_try t
  left join payment_attempt a on a.id = t.attempt_id
  left join card_hold h on h.id = t.hold_id;
