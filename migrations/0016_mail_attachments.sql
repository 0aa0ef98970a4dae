-- Files that go out with a mail, as they were made when it was written. They go with it.
create table mail_attachment (
  mail_id  uuid not null references mail on delete cascade,
  position smallint not null,
  name     text not null,
  type     text not null,
  content  bytea not null,
  primary key (mail_id, position)
);

-- How often staff sent a mail again that had gone out: each time it is another message to mail programs.
alter table mail add column resent integer not null default 0;

create index mail_newest on mail (created_at desc, id desc);
create index mail_booking on mail (booking_id);

-- Who is to be reminded of a pick-up.
create index booking_ahead on booking (pick_up_at) where status = 'confirmed' and picked_up_at is null;
