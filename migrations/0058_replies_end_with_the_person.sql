-- The ids that a request or its reply names: replies about a person's bookings are erased with them.
alter table idempotent_reply add column about uuid[] not null default '{}';
