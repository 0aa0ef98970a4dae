-- Views are kept of the payments too.
alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check
  check (list in ('bookings', 'customers', 'vehicles', 'payments'));
