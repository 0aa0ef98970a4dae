-- The whole address as Thai pages show it, province and postcode included; without one they show the English address.
alter table location add column address_th text;
