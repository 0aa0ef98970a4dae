-- A promotion that each customer may use for one booking alone.
alter table promotion add column once_per_customer boolean not null default false;
create index booking_promotion on booking (promotion_id) where promotion_id is not null;
