import type { BookingShape } from '#contract/booking.ts';
import { stillOwed } from '#kernel/balance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { findAnyLocation } from '#modules/fleet/index.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { dueForAgreed } from '../rules/money/due-for-change.ts';
import { isWaiting, mayStillHappen } from '../rules/waiting-change.ts';
import type { Booking } from './booking-store.ts';
import { findChange, type WaitingChange } from './change-store.ts';

type Reader = Pick<Context, 'tx' | 'now'>;

/** The change of a booking that waits for its payment; null without one, or once it has ended. */
export const findWaitingChange = async ({ tx, now }: Reader, booking: Booking): Promise<WaitingChange | null> => {
  const change = await findChange(tx, booking.id);
  return change && isWaiting(booking, change, now) ? change : null;
};

/** The change that waits for its payment, or ended unpaid, as its customer sees it. */
export const changeShapeOf = async (reader: Reader, booking: Booking): Promise<BookingShape['change']> => {
  const { tx, now } = reader;
  const change = await findChange(tx, booking.id);
  if (!change || !mayStillHappen(booking, change, now)) return null;
  const pickUp = returnedRow(await findAnyLocation(tx, change.pickUpLocationId));
  const dropOff = returnedRow(await findAnyLocation(tx, change.dropOffLocationId));
  return {
    pickupLocation: pickUp.name,
    pickupLocationInThai: pickUp.nameInThai,
    dropoffLocation: dropOff.name,
    dropoffLocationInThai: dropOff.nameInThai,
    pickupDate: toBangkokText(change.pickUpAt),
    returnDate: toBangkokText(change.dropOffAt),
    quote: toQuoteShape(change.quote, { from: change.pickUpAt, until: change.dropOffAt }),
    totalAmount: toBaht(change.quote.total),
    owedAmount: toBaht(stillOwed(change.quote.total, booking)),
    dueAmount: toBaht(dueForAgreed(booking, change.quote)),
    endsAt: toBangkokText(change.endsAt),
    isOver: !isWaiting(booking, change, now),
  };
};
