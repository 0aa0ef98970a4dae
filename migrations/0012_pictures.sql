-- A photograph that was uploaded. Its sizes are files under pictures/<id>/; they are written before this row.
create table picture (
  id          uuid primary key,
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  widths      integer[] not null check (cardinality(widths) > 0),
  -- Null where one can look through the picture.
  placeholder text,
  -- Of all its files together.
  bytes       integer not null,
  created_at  timestamptz not null,
  created_by  uuid references app_user
);
