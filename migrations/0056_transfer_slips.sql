-- A slip of a bank transfer, for the booking's customer and staff alone. Its file lies under slips/<booking>/.
create table transfer_slip (
  id         uuid primary key,
  booking_id uuid not null references booking,
  type       text not null check (type in ('image/webp', 'application/pdf')),
  bytes      integer not null check (bytes > 0),
  created_at timestamptz not null,
  created_by uuid
);
create index transfer_slip_booking on transfer_slip (booking_id, created_at);
