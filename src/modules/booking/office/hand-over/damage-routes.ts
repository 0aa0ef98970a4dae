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
    const handOvers = await handOversOf(tx, id);
    const inspected = handOvers.flatMap((one) => (one.inspected ? [one.kind] : []));
    const readingOf = (kind: 'pick-up' | 'return') => {
      const one = handOvers.find((handOver) => handOver.kind === kind);
      return one ? { mileage: one.mileage, fuel: one.fuel } : null;
    };
    const readings = { pickUp: readingOf('pick-up'), dropOff: readingOf('return') };
    return { data: { bodyType, atPickUp, atReturn, inspected, readings } };
  });
};
