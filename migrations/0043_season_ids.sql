-- Quotes name their seasons by id from now on, so that a season may be renamed and moved. Until now no season could be,
-- so the quotes that are here find theirs by name, among those that cover a day of the rental. Of several, it is the one
-- that is most like what was quoted; of equal ones, each is named in turn. A season that is gone has no id to give.
-- All is found out before the first booking is kept.
create temporary table season_ids on commit drop as
with quoted as (
  select booking.id as booking_id, booking.drop_off_at, booking.quote -> 'seasons' as seasons, named.place, named.touch,
    vehicle.category_id, (booking.pick_up_at at time zone 'Asia/Bangkok')::date as first_day,
    (booking.pick_up_at at time zone 'Asia/Bangkok')::date + (booking.quote ->> 'days')::integer - 1 as last_day,
    row_number() over (
      partition by booking.id, named.touch - array ['description', 'daysApplied'] order by named.place
    ) - 1 as equals_before
  from booking
  join vehicle on vehicle.id = booking.vehicle_id,
    jsonb_array_elements(booking.quote -> 'seasons') with ordinality as named (touch, place)
  where jsonb_path_exists(booking.quote, '$.seasons[*] ? (!exists (@.id))')
)
select quoted.booking_id, quoted.drop_off_at, quoted.seasons as before,
  jsonb_agg(
    case when same.id is null then quoted.touch else quoted.touch || jsonb_build_object('id', same.id) end
    order by quoted.place
  ) as after
from quoted
left join lateral (
  select season.id from season
  where not quoted.touch ? 'id'
    and season.name = quoted.touch -> 'name' ->> 'en'
    and season.start_date <= quoted.last_day and season.end_date >= quoted.first_day
  order by season.multiplier = (quoted.touch ->> 'multiplier')::integer desc,
    season.priority = (quoted.touch ->> 'priority')::integer desc,
    least(season.end_date, quoted.last_day) - greatest(season.start_date, quoted.first_day) + 1
      = (quoted.touch ->> 'days')::integer desc,
    season.category_ids is null or quoted.category_id = any (season.category_ids) desc,
    season.id
  offset quoted.equals_before limit 1
) as same on true
group by quoted.booking_id, quoted.drop_off_at, quoted.seasons;

-- Who waits for one booking keeps nobody else waiting, and need not begin anew.
set local lock_timeout = '10s';

-- What is written is kept until all is. So the rentals of long ago come first, which nobody touches, and those that are
-- paid and changed today are kept for a moment at the end. Who was quoted anew in the meantime keeps the new quote.
do $$
declare
  named season_ids;
begin
  for named in select * from season_ids where after <> before order by drop_off_at loop
    update booking set quote = jsonb_set(quote, '{seasons}', named.after)
    where id = named.booking_id and quote -> 'seasons' = named.before;
  end loop;
end $$;
