-- When the password, and the code where there is a second step, was last proven in this session; null: not yet.
alter table session add column proved_at timestamptz;
