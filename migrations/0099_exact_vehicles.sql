-- What it costs, before tax, to get exactly the chosen vehicle of a class; null: only "or similar" is on offer.
alter table category add column exact_vehicle_fee_satang bigint check (exact_vehicle_fee_satang >= 0);

-- The customer paid for exactly this vehicle of a class.
alter table booking add column exact_vehicle boolean not null default false;
