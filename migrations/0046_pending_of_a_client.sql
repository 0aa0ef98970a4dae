-- How many bookings of a browser wait for their payment is asked before each booking. By e-mail there is an index; without
-- this one, all bookings that there ever were would be read for the browser.
create index booking_pending_client on booking (client) where status = 'pending';
