-- Who made a booking that waits unpaid: the network it came from, or the mail domain that proved its e-mail. They limit
-- how much of the fleet can be held without money (docs/rules/booking.md), and are forgotten when it waits no more.
alter table booking add column network cidr, add column prover text;
create index booking_held_without_money on booking (pick_up_at) where network is not null or prover is not null;
