import type { Removal } from '#contract/office/removal.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import { hasBookings } from '../rules/problems.ts';
import { openVehicle } from './change-vehicle.ts';
import { archiveVehicle, deleteVehicle } from './office-vehicle-store.ts';
import { recordVehicle } from './record-vehicle.ts';
import type { VehicleBooking, VehicleBookings } from './vehicle-bookings.ts';

/**
 * Deletes a vehicle that no record names, else archives it. 409 `fleet.has-bookings` while it is out or promised; it
 * names the bookings.
 */
export const removeVehicle = async (
  ctx: Context,
  { id, openBookingsOf }: { id: string } & Pick<VehicleBookings, 'openBookingsOf'>,
): Promise<Removal> => {
  const before = await openVehicle(ctx, id);
  const ahead = await openBookingsOf(ctx.tx, [id], ctx.now);
  if (ahead.length > 0) throw hasBookings(ahead.map(namedBooking));
  const removal = (await deleteVehicle(ctx.tx, id)) ? 'deleted' : 'archived';
  if (removal === 'archived') await archiveVehicle(ctx.tx, id, ctx.now);
  const action = removal === 'deleted' ? 'vehicle.deleted' : 'vehicle.archived';
  await recordVehicle(ctx, before, { action, before });
  return removal;
};

/** A booking as refusals name it. */
export const namedBooking = ({ id, reference, pickUpAt, dropOffAt }: VehicleBooking) => ({
  id,
  bookingNumber: reference,
  pickupDate: toBangkokText(pickUpAt),
  returnDate: toBangkokText(dropOffAt),
});
