-- How the renter arrives: their flight, and what the desk should know about it.
alter table booking
  add column flight_number text not null default '' check (length(flight_number) <= 20),
  add column arrival_note text not null default '' check (length(arrival_note) <= 300);
