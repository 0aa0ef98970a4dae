-- Where on the vehicle a photograph was taken, by whom, and the digest of the file as it is kept (docs/rules/damage.md).
alter table hand_over_photo
  add column place text,
  add column by_customer boolean not null default false,
  -- SHA-256; null for photographs of before.
  add column digest bytea;
