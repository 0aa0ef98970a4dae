-- When the set-up of a second step began: one that nobody finishes ends.
alter table app_user add column two_factor_begun_at timestamptz;
