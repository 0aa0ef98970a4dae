-- A category that is booked as a class: who books one of its vehicles is promised that one or an equal one.
alter table category add column booked_as_class boolean not null default false;

-- The vehicle that was chosen, where it or an equal one was promised; null where exactly vehicle_id is.
alter table booking add column chosen_vehicle_id uuid references vehicle;

-- A tentative rental may still be given any vehicle that is equal to this one; null: it is locked.
alter table vehicle_occupancy
  add column equal_to uuid references vehicle,
  add constraint only_rentals_are_tentative check (equal_to is null or booking_id is not null),
  -- Rentals may swap vehicles in one statement: judged at its end.
  drop constraint vehicle_is_free,
  add constraint vehicle_is_free exclude using gist (vehicle_id with =, during with &&) deferrable initially immediate;
