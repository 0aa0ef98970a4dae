-- Money that staff gave back as goodwill is not owed again.
alter table booking add column waived_satang bigint not null default 0 check (waived_satang >= 0);

drop index booking_owing;
create index booking_owing on booking (created_at desc, id desc)
  where archived_at is null and status <> 'cancelled'
    and paid_satang - refunded_satang - promised_satang + waived_satang < total_satang;
