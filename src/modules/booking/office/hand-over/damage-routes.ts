import { damageAtPickUp, damageBroughtBy, findAnyVehicle, publicDamage } from '#modules/fleet/index.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking } from '../../records/booking-access.ts';
import { handOversOf } from '../../records/hand-over-store.ts';

/** The damage of a rental's vehicle, as its customer and staff see it. */
export const bookingDamageRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /bookings/:id/damage', async ({ tx, actor }, { params: { id } }) => {
    const booking = await openBooking(tx, actor, id);
    const { bodyType } = returnedRow(await findAnyVehicle(tx, booking.vehicleId));
    const atPickUp = booking.pickedUpAt && (await damageAtPickUp(tx, booking)).map(publicDamage);
    const atReturn = (await damageBroughtBy(tx, booking)).map(publicDamage);
    const inspected = (await handOversOf(tx, id)).flatMap((one) => (one.inspected ? [one.kind] : []));
    return { data: { bodyType, atPickUp, atReturn, inspected } };
  });
};
