-- Whether a rental earned loyalty points, decided by the switch when it was over. How many they are follows from what is
-- kept of its money; how many a booking spends stands in its quote. So there is no second book that could disagree.
alter table booking add column earns_points boolean not null default false;
