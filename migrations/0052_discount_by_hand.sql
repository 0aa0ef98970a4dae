-- A discount that staff gave by hand: baht before tax, as a line of the price, with the reason that stands in it.
alter table booking
  add column discount_satang bigint check (discount_satang > 0),
  add column discount_reason text check (discount_reason <> ''),
  add constraint booking_discount_has_reason check ((discount_satang is null) = (discount_reason is null));
