-- What is recorded without a connection keeps when it happened and when it came (docs/rules/hand-over.md). Null where
-- it came as it happened.
alter table hand_over add column received_at timestamptz;
alter table hand_over_photo add column received_at timestamptz;
