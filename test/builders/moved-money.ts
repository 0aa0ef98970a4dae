import { sql } from 'drizzle-orm';
import type { TestApp } from '../fresh-app.ts';

/**
 * Writes a payment of a booking, or a refund of its newest payment, into the ledger: in baht, at a moment in Bangkok such
 * as `2026-11-20T23:30`. `fee` is part of the amount.
 */
export const movedMoney =
  ({ db }: Pick<TestApp, 'db'>) =>
  (bookingId: string, kind: 'payment' | 'refund', baht: number, at: string, fee = 0) =>
    db.execute(sql`
      insert into ledger_entry (booking_id, kind, refund_of, method_type, amount_satang, fee_satang, created_at)
      select ${bookingId}, ${kind}, case when ${kind} = 'refund' then (select id from ledger_entry
        where booking_id = ${bookingId} and kind = 'payment' order by created_at desc limit 1) end,
        'cash', ${baht * 100}::bigint, ${fee * 100}::bigint, ${`${at}+07`}::timestamptz`);
