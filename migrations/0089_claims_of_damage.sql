-- A claim for damage names the damage of the vehicle's ledger; those made before this name none. None is charged twice.
alter table claim
  add column damage_id uuid references vehicle_damage (id),
  add constraint claim_names_damage check (damage_id is null or kind = 'damage');
create unique index claim_charges_damage_once on claim (damage_id) where status <> 'withdrawn';

-- What the business usually asks after a rental, for the whole fleet or a category (docs/rules/damage.md).
create table claim_price (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('damage', 'fuel', 'cleaning', 'lost', 'idle-days')),
  -- Of damage alone.
  damage_kind text,
  damage_size text,
  -- Of a lost item alone: which one, in English and Thai.
  item text,
  item_th text,
  -- Null for every category.
  category_id uuid references category (id),
  -- For one damage, cleaning or item, a day out of service, an eighth of a tank; tax included, if it has any.
  amount_satang bigint not null check (amount_satang > 0),
  is_taxed boolean not null,
  version integer not null default 1,
  constraint claim_price_of_damage check ((kind = 'damage') = (damage_kind is not null and damage_size is not null)),
  constraint claim_price_damage_is_whole check ((damage_kind is null) = (damage_size is null)),
  constraint claim_price_of_item check ((kind = 'lost') = (item is not null)),
  constraint claim_price_item_in_thai check (item is not null or item_th is null)
);
-- One price for each thing of a category; an item is the same whatever its letters.
create unique index claim_price_once on claim_price (kind, damage_kind, damage_size, lower(item), category_id)
  nulls not distinct;
