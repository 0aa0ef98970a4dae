-- What tells vehicles of a class apart; null where the business has not entered it. Consumption is for 100 km, in litres,
-- of an electric vehicle in kilowatt-hours; charging is from 10 to 80 % at a fast charger.
alter table vehicle
  add column doors smallint check (doors between 2 and 6),
  add column boot_litres smallint check (boot_litres between 1 and 15000),
  add column consumption numeric(4, 1) check (consumption between 0.1 and 50),
  add column range_km smallint check (range_km between 1 and 1500),
  add column charge_minutes smallint check (charge_minutes between 1 and 1440);
