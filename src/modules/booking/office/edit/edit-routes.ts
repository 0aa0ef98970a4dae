import type { z } from 'zod';
import type { BookingEdit } from '#contract/office/bookings.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { ownProblems } from '#kernel/parse-period.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { moveShapes, sentMove } from '../../classes/move-shape.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { officeBooking } from '../records/office-booking.ts';
import { type BookingEditRequest, editBooking } from './edit-booking.ts';

/** The route that edits a booking. */
export const editRoutes = ({ serve }: EndpointBinders, money: OfficeMoney): void => {
  serve(
    'PUT /admin/bookings/:id',
    async (ctx, { params, body }) => {
      const plan = await editBooking(ctx, editOf(params.id, body), money);
      const { difference, refund, leftToPay } = plan.settlement;
      return {
        data: {
          booking: await officeBooking(ctx, params.id, money),
          quote: toQuoteShape(plan.quote, plan.after.period),
          difference: toBaht(difference),
          refundAmount: toBaht(refund),
          leftToPay: toBaht(leftToPay),
          warnings: [...plan.warnings],
          moves: await moveShapes(ctx.tx, plan.seat.moves),
        },
      };
    },
    {
      alsoWrong: ({ startDate, endDate }) =>
        ownProblems(startDate, endDate, { pickUp: 'startDate', dropOff: 'endDate' }),
    },
  );
};

const editOf = (bookingId: string, body: z.output<typeof BookingEdit>): BookingEditRequest => ({
  bookingId,
  version: body.version,
  from: body.startDate === undefined ? null : toInstant(body.startDate),
  until: body.endDate === undefined ? null : toInstant(body.endDate),
  vehicleId: body.vehicleId ?? null,
  pickUpLocationId: body.pickupLocationId ?? null,
  dropOffLocationId: body.dropoffLocationId ?? null,
  arrival: { flightNumber: body.flightNumber, arrivalNote: body.arrivalNote },
  addons: body.selectedAddons ?? null,
  insurance: body.selectedInsurance,
  discount: body.discount && { ...body.discount, amount: fromBaht(body.discount.amount) },
  keepsPrice: body.keepPrice?.reason ?? null,
  notes: body.notes ?? null,
  contact: sentFields({
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.customerEmail,
    phone: body.customerPhone,
  }),
  dryRun: body.dryRun ?? false,
  totalAmount: body.totalAmount ?? null,
  moves: body.moves?.map(sentMove) ?? null,
  payment: {
    status: body.paymentStatus ?? null,
    amount: body.paymentAmount === undefined ? null : fromBaht(body.paymentAmount),
    methodType: body.paymentMethod || null,
    reference: body.paymentReference || null,
  },
});
