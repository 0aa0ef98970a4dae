-- Which bookings name a season: the office asks for every season of its list. On its own, since nothing is written to
-- bookings while it is built; by hand and `concurrently` before the release where there are millions of them.
create index if not exists booking_seasons on booking using gin ((quote -> 'seasons') jsonb_path_ops);
