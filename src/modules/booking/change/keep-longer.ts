import { findAnyVehicle, rentableUntil, turnoverOf } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { openBooking } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { extensionRefusal } from '../rules/customer-permissions.ts';

/**
 * Until when the customer of a vehicle that is out may keep it (`latestReturnOf`). 409 `booking.cannot-change`,
 * `payment.in-progress`.
 */
export const latestReturn = async (ctx: Context, bookingId: string): Promise<Temporal.Instant | null> => {
  const booking = await openBooking(ctx.tx, ctx.actor, bookingId);
  const refusal = extensionRefusal(booking);
  if (refusal) throw refusal;
  return latestReturnOf(ctx, booking);
};

/**
 * Until when a vehicle that is out may be kept: a half hour, at most the longest rental, and before the next one with the
 * turnover between them, unless that one can be given an equal vehicle. Null if it cannot be kept longer than agreed.
 */
export const latestReturnOf = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
): Promise<Temporal.Instant | null> => {
  const { id: bookingId, vehicleId, pickUpAt, dropOffAt, blockedUntil } = booking;
  const { maxBookingDays } = (await readSettings(tx)).booking;
  const turnover = turnoverOf(booking);
  const longest = pickUpAt.add({ hours: maxBookingDays * 24 });
  const vehicle = returnedRow(await findAnyVehicle(tx, vehicleId));
  const kept = { vehicle, bookingId, from: blockedUntil, until: longest.add(turnover), now };
  const free = Temporal.Instant.compare(longest, dropOffAt) > 0 ? await rentableUntil(tx, kept) : blockedUntil;
  const until = free.subtract(turnover);
  const onTheHalfHour = until.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' });
  const isLater = [dropOffAt, now].every((moment) => Temporal.Instant.compare(onTheHalfHour, moment) > 0);
  return isLater ? onTheHalfHour : null;
};
