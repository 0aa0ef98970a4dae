-- Which bookings name a season: the office asks for every season of its list. On its own, since nothing is written to
-- bookings while it is built: two seconds for 150,000. Where there are more, it is built by hand before the release.
create index if not exists booking_seasons on booking using gin ((quote -> 'seasons') jsonb_path_ops);
