import { inArray, sql } from 'drizzle-orm';
import { auditEntries } from '#modules/audit/audit-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from './booking-tables.ts';

type NamedSeason = Readonly<{ id: string; name: string; startDate: string; endDate: string }>;

/**
 * Which of these seasons quotes of bookings name: by the id that a quote keeps, whatever became of name and dates since.
 * A quote of before ids were kept names a season by any name it ever had, for a rental between the first and the last
 * day it ever had; the audit log knows them.
 */
export const seasonsNamedIn = async (tx: Tx, seasons: readonly NamedSeason[]): Promise<ReadonlySet<string>> => {
  if (seasons.length === 0) return new Set();
  const asked = JSON.stringify(
    seasons.map(({ id, name, startDate, endDate }) => ({ id, name, first: startDate, last: endDate })),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    with named as materialized (
      select touch ->> 'id' as id, touch -> 'name' ->> 'en' as name,
        ${bookings.pickUpAt} as pick_up_at, ${bookings.dropOffAt} as drop_off_at
      from ${bookings}, jsonb_array_elements(${bookings.quote} -> 'seasons') as touch
    ), ever as (
      select season.id,
        array_append(array_agg(change ->> 'before') filter (where change ->> 'field' = 'name'), season.name) as names,
        least(season.first, min((change ->> 'before')::date) filter (where change ->> 'field' = 'startDate')) as first,
        greatest(season.last, max((change ->> 'before')::date) filter (where change ->> 'field' = 'endDate')) as last
      from jsonb_to_recordset(${asked}::jsonb) as season (id text, name text, first date, last date)
      left join ${auditEntries} on ${auditEntries.subjectKind} = 'season'
        and ${auditEntries.subjectId} = season.id and ${auditEntries.action} = 'season.changed'
      left join jsonb_array_elements(${auditEntries.changes}) as change on true
      group by season.id, season.name, season.first, season.last
    )
    select id from ever where id in (select id from named where id is not null)
    union
    select ever.id from ever, unnest(ever.names) as called (name), named
    where named.id is null and named.name = called.name
      and named.pick_up_at < (ever.last + 1)::timestamp at time zone 'Asia/Bangkok'
      and named.drop_off_at > ever.first::timestamp at time zone 'Asia/Bangkok'`);
  return new Set(rows.map(({ id }) => id));
};

/** Which of these promotions bookings have, or had. */
export const promotionsNamedIn = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: bookings.promotionId })
    .from(bookings)
    .where(inArray(bookings.promotionId, [...ids]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};
