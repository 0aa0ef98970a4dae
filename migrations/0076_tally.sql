-- What screens count of a business of any age: bookings and customers in the office's lists, payments by status, refunds
-- and the ledger by day. Each change appends what it adds or takes away, so that no two bookings wait for one row;
-- readers sum, and a job folds what belongs together into one row (src/platform/database/tally.ts).
create table tally (
  -- booking, customer, payment, refund or ledger.
  what          text not null,
  -- The status of a booking or payment; in the ledger payment or refund.
  kind          text not null default '',
  method_type   text not null default '',
  -- Bangkok's. Bookings and customers are counted without a day.
  day           date not null default '-infinity',
  count         bigint not null,
  amount_satang bigint not null default 0,
  fee_satang    bigint not null default 0
);
create index tally_of on tally (what, day) include (kind, method_type, count, amount_satang, fee_satang);

create function bangkok_day(at timestamptz) returns date language sql immutable strict parallel safe
  return (at at time zone 'Asia/Bangkok')::date;

create function fold_tally() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('tally', 0));
  with many as (select what, kind, method_type, day from tally group by 1, 2, 3, 4 having count(*) > 1),
  gone as (
    delete from tally using many
    where (tally.what, tally.kind, tally.method_type, tally.day) = (many.what, many.kind, many.method_type, many.day)
    returning tally.*
  )
  insert into tally
  select what, kind, method_type, day, sum(count), sum(amount_satang), sum(fee_satang) from gone
  group by 1, 2, 3, 4 having (sum(count), sum(amount_satang), sum(fee_satang)) <> (0, 0, 0)
$$;

-- Counts everything again, in one statement: what others have under way is neither counted nor lost.
create function tally_anew() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('tally', 0));
  with gone as (delete from tally)
  insert into tally (what, kind, method_type, day, count, amount_satang, fee_satang)
  select 'booking', status, '', '-infinity'::date, count(*), 0, 0 from booking where archived_at is null group by 2
  union all
  select 'customer', '', '', '-infinity', count(*), 0, 0 from customer where archived_at is null
  union all
  select 'payment', status, method_type, bangkok_day(created_at), count(*), sum(amount_satang), 0
  from payment_transaction group by 2, 3, 4
  union all
  select 'refund', '', payment.method_type, bangkok_day(payment.created_at), count(distinct payment.id), sum(back.amount_satang), 0
  from ledger_entry back join ledger_entry payment on payment.id = back.refund_of
  where back.kind = 'refund' group by 3, 4
  union all
  select 'ledger', kind, method_type, bangkok_day(created_at), count(*), sum(amount_satang), sum(fee_satang)
  from ledger_entry group by 2, 3, 4
$$;

-- Rows inserted or deleted come as the table `moved`; an update comes row by row, and only if it changes what is counted.
create function tally_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into tally (what, kind, count)
    select 'booking', status, count
    from (values (old.status, old.archived_at, -1), (new.status, new.archived_at, 1)) side (status, archived_at, count)
    where archived_at is null;
  else
    insert into tally (what, kind, count)
    select 'booking', status, case tg_op when 'INSERT' then count(*) else -count(*) end
    from moved where archived_at is null group by status;
  end if;
  return null;
end $$;
create trigger tally_new after insert on booking
  referencing new table as moved for each statement execute function tally_bookings();
create trigger tally_gone after delete on booking
  referencing old table as moved for each statement execute function tally_bookings();
create trigger tally_changed after update on booking for each row
  when (old.status <> new.status or (old.archived_at is null) <> (new.archived_at is null))
  execute function tally_bookings();

create function tally_customers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into tally (what, count) values ('customer', case when new.archived_at is null then 1 else -1 end);
  else
    insert into tally (what, count)
    select 'customer', case tg_op when 'INSERT' then count(*) else -count(*) end
    from moved where archived_at is null having count(*) > 0;
  end if;
  return null;
end $$;
create trigger tally_new after insert on customer
  referencing new table as moved for each statement execute function tally_customers();
create trigger tally_gone after delete on customer
  referencing old table as moved for each statement execute function tally_customers();
create trigger tally_changed after update on customer for each row
  when ((old.archived_at is null) <> (new.archived_at is null))
  execute function tally_customers();

create function tally_attempts() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    insert into tally (what, kind, method_type, day, count, amount_satang) values
      ('payment', old.status, old.method_type, bangkok_day(coalesce(old.paid_at, old.created_at)), -1, -old.amount_satang),
      ('payment', new.status, new.method_type, bangkok_day(coalesce(new.paid_at, new.created_at)), 1, new.amount_satang);
  else
    insert into tally (what, kind, method_type, day, count, amount_satang)
    select 'payment', status, method_type, bangkok_day(coalesce(paid_at, created_at)),
      sign * count(*), sign * sum(amount_satang)
    from moved group by 2, 3, 4;
  end if;
  return null;
end $$;
create trigger tally_new after insert on payment_attempt
  referencing new table as moved for each statement execute function tally_attempts();
create trigger tally_gone after delete on payment_attempt
  referencing old table as moved for each statement execute function tally_attempts();
create trigger tally_changed after update on payment_attempt for each row
  when ((old.status, old.method_type, old.amount_satang, coalesce(old.paid_at, old.created_at))
    is distinct from (new.status, new.method_type, new.amount_satang, coalesce(new.paid_at, new.created_at)))
  execute function tally_attempts();

-- A payment that staff recorded is a payment of its own; every other one is that of its attempt. A refund counts with
-- its payment, under the day and method of that. A payment with several refunds counts once: who refunds has locked the
-- booking, so that none of two is overlooked.
create function tally_ledger() returns trigger language plpgsql as $$
begin
  insert into tally (what, kind, method_type, day, count, amount_satang, fee_satang)
  select 'ledger', kind, method_type, bangkok_day(created_at), count(*), sum(amount_satang), sum(fee_satang)
  from moved group by 2, 3, 4
  union all
  select 'payment', 'successful', method_type, bangkok_day(created_at), count(*), sum(amount_satang), 0
  from moved where kind = 'payment' and attempt_id is null group by 3, 4
  union all
  select 'refund', '', payment.method_type, bangkok_day(payment.created_at),
    case when exists (
      select from ledger_entry earlier
      where earlier.kind = 'refund' and earlier.refund_of = payment.id and earlier.id not in (select id from moved)
    ) then 0 else 1 end, back.amount, 0
  from (select refund_of, sum(amount_satang) as amount from moved where kind = 'refund' group by refund_of) back
  join ledger_entry payment on payment.id = back.refund_of;
  return null;
end $$;
create trigger tally_new after insert on ledger_entry
  referencing new table as moved for each statement execute function tally_ledger();

-- The product does none of these.
create function tally_anew_after() returns trigger language plpgsql as $$
begin
  perform tally_anew();
  return null;
end $$;
create trigger tally_changed
  after delete or update of kind, method_type, amount_satang, fee_satang, attempt_id, refund_of, created_at on ledger_entry
  for each statement execute function tally_anew_after();
create trigger tally_emptied after truncate on booking for each statement execute function tally_anew_after();
create trigger tally_emptied after truncate on customer for each statement execute function tally_anew_after();
create trigger tally_emptied after truncate on payment_attempt for each statement execute function tally_anew_after();
create trigger tally_emptied after truncate on ledger_entry for each statement execute function tally_anew_after();

select tally_anew();
