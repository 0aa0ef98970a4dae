-- At a hand-over somebody looked around the vehicle and saw nothing new (docs/rules/damage.md). Nobody was asked before.
alter table hand_over add column inspected boolean not null default false;
