import { randomBytes } from 'node:crypto';
import { readChosenCover } from '#modules/extras/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Booking, type BookingInsert, insertAddons, insertBooking } from '../records/booking-store.ts';
import type { Units } from '../rules/addon-quantities.ts';
import { REFERENCE_BYTES, referenceFrom } from '../rules/reference.ts';

/** Stores a booking with its add-ons and the terms of its cover, under an unused reference. */
export const insertWithReference = async (
  tx: Tx,
  values: Omit<BookingInsert, 'reference' | 'soldCover'>,
  addons: readonly Units[],
): Promise<Booking> => {
  const { insurancePackageId } = values;
  const soldCover = (insurancePackageId && (await readChosenCover(tx, insurancePackageId, 'sold'))) || null;
  for (;;) {
    const booking = await insertBooking(tx, {
      ...values,
      soldCover,
      reference: referenceFrom(randomBytes(REFERENCE_BYTES)),
    });
    if (!booking) continue;
    await insertAddons(
      tx,
      addons.map((addon) => ({ ...addon, bookingId: booking.id })),
    );
    return booking;
  }
};
