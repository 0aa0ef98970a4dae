-- The chassis number of a vehicle, and the place where it stands when nobody has it.
alter table vehicle
  add column vin text check (vin ~ '^[A-HJ-NPR-Z0-9]{6,17}$'),
  add column home_location_id uuid references location on delete set null;
create unique index vehicle_vin on vehicle (vin) where archived_at is null;

-- What staff noted of a customer, and why nobody should rent to them. Both go with the customer's contact data.
alter table customer
  add column notes text not null default '',
  add column do_not_rent_reason text check (do_not_rent_reason <> '');
