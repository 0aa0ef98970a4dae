import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { lockAtVersion } from '../../paying/lock-for-payment.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { handOverShapes } from '../records/hand-over-shape.ts';
import { officeBooking } from '../records/office-booking.ts';
import { pickUpVehicle } from './pick-up-vehicle.ts';
import { proposeReturn, returnVehicle } from './return-vehicle.ts';

/** Pick-up and return at the desk. */
export const handOverRoutes = ({ serve }: EndpointBinders, { money }: { money: OfficeMoney }): void => {
  serve('POST /admin/bookings/:id/pick-up', async (ctx, { params: { id }, body }) => {
    const { version, mileage, fuel, damage = '', note = '', newDamage = [], withoutAgreement = null } = body;
    await pickUpVehicle(ctx, { bookingId: id, version, mileage, fuel, damage, note, newDamage, withoutAgreement });
    return { data: await officeBooking(ctx, id, money) };
  });

  serve('GET /admin/bookings/:id/return', async (ctx, { params: { id }, query: { at } }) => {
    const { proposedFee, ...late } = await proposeReturn(ctx, { bookingId: id, at: at ? toInstant(at) : undefined });
    const handOvers = await handOverShapes(ctx.tx, id);
    const pickUp = handOvers.find(({ kind }) => kind === 'pick-up') ?? null;
    return { data: { ...late, proposedFee: toBaht(proposedFee), pickUp } };
  });

  serve('POST /admin/bookings/:id/return', async (ctx, { params: { id }, body }) => {
    const { version, mileage, fuel, damage = '', note = '', lateFee = 0, withoutPickUp = false } = body;
    const returnedAt = body.returnedAt === undefined ? null : toInstant(body.returnedAt);
    const { pickUpMileage = null, newDamage = [] } = body;
    const seen = { mileage, fuel, damage, note, newDamage };
    const facts = { ...seen, lateFee: fromBaht(lateFee), withoutPickUp, returnedAt, pickUpMileage };
    await returnVehicle(ctx, await lockAtVersion(ctx, { bookingId: id, version }), facts);
    return { data: await officeBooking(ctx, id, money) };
  });
};
