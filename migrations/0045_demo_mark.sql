-- One row where the demo laid this business, and none where somebody did: only there test payments confirm bookings
-- unasked. No backup has it, for what comes back from one is somebody's.
create table demo_mark (
  laid_at timestamptz not null
);
create unique index demo_mark_once on demo_mark ((true));
