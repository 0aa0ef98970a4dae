import { type SQL, sql } from 'drizzle-orm';
import { type Satang, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

/** The end of a rental, actual or agreed, but never before its pick-up. The expression of the index `booking_ended`. */
const ended = sql`greatest(pick_up_at, coalesce(returned_at, drop_off_at))`;

/** The few rentals that are longer have an index of their own, `booking_long`. */
const LONG = sql`interval '60 days'`;

/**
 * The rentals that overlap a period, cancelled ones aside: `pick_up_at`, `ended` and the given columns. Those that ended
 * long after the period are not read, whatever came since.
 */
export const rentalsIn = (period: Period, columns: SQL): SQL => {
  const [from, until] = [sql`${period.from.toString()}::timestamptz`, sql`${period.until.toString()}::timestamptz`];
  const overlapping = sql`select pick_up_at, ${ended} as ended, ${columns} from booking
    where status <> 'cancelled' and pick_up_at < ${until} and ${ended} >= ${from}`;
  return sql`(${overlapping} and ${ended} < ${until} + ${LONG} and ${ended} - pick_up_at <= ${LONG}
    union all ${overlapping} and ${ended} - pick_up_at > ${LONG})`;
};

/**
 * The revenue earned in a period: the amount kept of each booking, spread over its rental time, to the satang; that of
 * a cancelled booking counts in full at its cancellation.
 */
export const earnedIn = async (tx: Tx, period: Period): Promise<Satang> => {
  const [from, until] = [sql`${period.from.toString()}::timestamptz`, sql`${period.until.toString()}::timestamptz`];
  const { rows } = await tx.execute<{ earned: string }>(sql`
    select coalesce((
      select sum(case
        when pick_up_at >= ${from} and ended <= ${until} then kept
        else div(kept * extract(epoch from least(ended, ${until}) - pick_up_at), extract(epoch from ended - pick_up_at))
          - div(kept * extract(epoch from greatest(pick_up_at, ${from}) - pick_up_at), extract(epoch from ended - pick_up_at))
        end)
      from ${rentalsIn(period, sql`paid_satang - refunded_satang - promised_satang as kept`)} rental
    ), 0) + coalesce((
      select sum(paid_satang - refunded_satang - promised_satang) from booking
      where status = 'cancelled' and cancelled_at >= ${from} and cancelled_at < ${until}
    ), 0) as earned`);
  return satang(Number(returnedRow(rows[0]).earned));
};
