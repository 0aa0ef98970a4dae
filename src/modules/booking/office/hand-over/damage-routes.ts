import { damageAtPickUp, damageBroughtBy, findAnyVehicle, publicDamage } from '#modules/fleet/index.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking } from '../../records/booking-access.ts';

/** The damage of a rental's vehicle, as its customer and staff see it. */
export const bookingDamageRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /bookings/:id/damage', async ({ tx, actor }, { params: { id } }) => {
    const booking = await openBooking(tx, actor, id);
    const { bodyType } = returnedRow(await findAnyVehicle(tx, booking.vehicleId));
    const [atPickUp, atReturn] = [await damageAtPickUp(tx, booking), await damageBroughtBy(tx, id)];
    return { data: { bodyType, atPickUp: atPickUp.map(publicDamage), atReturn: atReturn.map(publicDamage) } };
  });
};
