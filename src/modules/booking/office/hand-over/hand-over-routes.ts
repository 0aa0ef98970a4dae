import type { CallOf } from '#contract/index.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import type { EditPlan } from '../edit/plan-edit.ts';
import { handOverShapes } from '../records/hand-over-shape.ts';
import { officeBooking } from '../records/office-booking.ts';
import { lockUnlessRecorded } from './lock-unless-recorded.ts';
import { pickUpVehicle } from './pick-up-vehicle.ts';
import { proposeReturn, returnVehicle } from './return-vehicle.ts';

/** Pick-up and return at the desk. */
export const handOverRoutes = ({ serve }: EndpointBinders, { money }: { money: OfficeMoney }): void => {
  serve('POST /admin/bookings/:id/pick-up', async (ctx, { params: { id }, body }) => {
    const {
      version,
      mileage,
      fuel,
      damage = '',
      note = '',
      newDamage = [],
      inspected = false,
      withoutAgreement = null,
      licensesSeen = [],
    } = body;
    const device = fromDevice(body);
    const booking = await lockUnlessRecorded(ctx, { bookingId: id, version, id: device.id, kind: 'pick-up' });
    const seen = { mileage, fuel, damage, note, newDamage, inspected };
    if (booking) await pickUpVehicle(ctx, booking, { ...device, ...seen, licensesSeen, withoutAgreement });
    return { data: await officeBooking(ctx, id, money) };
  });

  serve('GET /admin/bookings/:id/return', async (ctx, { params: { id }, query: { at } }) => {
    const { proposedFee, early, ...late } = await proposeReturn(ctx, {
      bookingId: id,
      at: at ? toInstant(at) : undefined,
    });
    const handOvers = await handOverShapes(ctx.tx, id);
    const pickUp = handOvers.find(({ kind }) => kind === 'pick-up') ?? null;
    return { data: { ...late, proposedFee: toBaht(proposedFee), early: early && earlyShape(early), pickUp } };
  });

  serve('POST /admin/bookings/:id/return', async (ctx, { params: { id }, body }) => {
    const { version, mileage, fuel, damage = '', note = '', lateFee = 0, withoutPickUp = false } = body;
    const { earlyTotal = null } = body;
    const returnedAt = body.returnedAt === undefined ? null : toInstant(body.returnedAt);
    const { pickUpMileage = null, newDamage = [], inspected = false, lateFeeReason = null } = body;
    const seen = { mileage, fuel, damage, note, newDamage, inspected };
    const decided = { lateFee: fromBaht(lateFee), lateFeeReason, earlyTotal };
    const facts = { ...seen, ...decided, withoutPickUp, returnedAt, pickUpMileage };
    const device = fromDevice(body);
    const booking = await lockUnlessRecorded(ctx, { bookingId: id, version, id: device.id, kind: 'return' });
    if (booking) await returnVehicle(ctx, booking, { ...device, ...facts });
    return { data: await officeBooking(ctx, id, money) };
  });
};

const earlyShape = ({ quote, settlement: { refund, retained, leftToPay } }: EditPlan) => ({
  totalAmount: toBaht(quote.total),
  refundAmount: toBaht(refund),
  retainedAmount: toBaht(retained),
  leftToPay: toBaht(leftToPay),
});

const fromDevice = ({
  id,
  secondsAgo,
}: Pick<CallOf<'POST /admin/bookings/:id/pick-up'>['body'], 'id' | 'secondsAgo'>) => ({
  id: id ?? null,
  secondsAgo: secondsAgo ?? 0,
});
