-- The calendar asks for what touches a window of days, however long before it began.
create index booking_during on booking using gist (tstzrange(pick_up_at, blocked_until)) where archived_at is null;
