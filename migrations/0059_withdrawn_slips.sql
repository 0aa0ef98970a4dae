-- When the customer took a slip back. The row stays for the booking's history, its file goes.
alter table transfer_slip add column withdrawn_at timestamptz;
