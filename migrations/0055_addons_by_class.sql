-- The vehicle categories that an add-on is for. One without rows here is for all of them. An archived category stays, so
-- that an add-on for it alone is not suddenly offered with every vehicle.
create table addon_category (
  addon_id    uuid not null references addon on delete cascade,
  category_id uuid not null references category,
  primary key (addon_id, category_id)
);
create index addon_category_category on addon_category (category_id);
