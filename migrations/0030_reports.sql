-- What reports read of many bookings and movements: by the moment alone, without the rows themselves.

create index ledger_entry_moved on ledger_entry (created_at)
  include (kind, amount_satang, fee_satang, method_type, booking_id);
create index booking_made on booking (created_at) include (customer_id, vehicle_id) where status <> 'cancelled';
create index booking_of_customer_made on booking (customer_id, created_at) where status <> 'cancelled';
-- The expression of `ended` in reports/analysis/earned-store.ts.
create index booking_ended on booking (greatest(pick_up_at, coalesce(returned_at, drop_off_at)))
  include (pick_up_at, returned_at, drop_off_at, vehicle_id, customer_id, status, paid_satang, refunded_satang,
    promised_satang)
  where status <> 'cancelled';
create index booking_cancelled on booking (cancelled_at) include (paid_satang, refunded_satang, promised_satang)
  where status = 'cancelled';

-- A list that a job writes into a file, and how far it is. Its file lies under exports/<id>.
create table export_job (
  id         uuid primary key default uuidv7(),
  what       text not null check (what in ('payments', 'bookings')),
  start_date date not null,
  end_date   date not null,
  format     text not null check (format in ('csv', 'xlsx')),
  language   text not null check (language in ('en', 'th')),
  status     text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- Rows written so far, and those that there are.
  rows       integer not null default 0,
  total      integer,
  bytes      bigint,
  created_at timestamptz not null,
  created_by uuid references app_user on delete set null,
  -- As they were called then.
  by_name    text not null,
  expires_at timestamptz not null
);
create index export_job_expired on export_job (expires_at);
