-- What staff made out for the vehicle in place of the price list, before tax, and for how many rental days: a booking
-- that is priced again keeps it, by the day.
alter table booking
  add column agreed_price_satang bigint check (agreed_price_satang >= 0),
  add column agreed_price_days   integer check (agreed_price_days > 0),
  add constraint agreed_price_is_whole check ((agreed_price_satang is null) = (agreed_price_days is null));
