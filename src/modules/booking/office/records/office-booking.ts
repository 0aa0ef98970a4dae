import type { OfficeBooking } from '#contract/office/booking-record.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { minus, toBaht } from '#kernel/money.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { bookingDetails } from '../../records/booking-details.ts';
import { customerFigures, noFigures } from '../../records/customer-figures-store.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { paymentSummary } from '../../rules/money/payment-summary.ts';
import { bookingNotFound } from '../../rules/problems.ts';
import { findListed } from '../list/office-list-store.ts';
import { officeRow } from '../list/office-row.ts';
import { handOverShapes } from './hand-over-shape.ts';
import { customerFacts, entriesOfBooking, mailsOfBooking, mileageOf } from './record-store.ts';
import { timelineOf } from './timeline.ts';

type Viewer = Pick<Context, 'tx' | 'now' | 'actor'>;

/** All details of one booking, for staff. 404 if there is none. */
export const officeBooking = async (ctx: Viewer, id: string, money: OfficeMoney): Promise<OfficeBooking> => {
  const { tx } = ctx;
  const listed = await findListed(tx, id);
  if (!listed) throw bookingNotFound();
  const { booking } = listed;
  const { settings, vehicle, pickUp, dropOff } = await bookingDetails(tx, booking);
  const [payment] = await money.newestPayments(tx, [id]);
  const [entries, mails, movements] = [
    await entriesOfBooking(tx, id),
    await mailsOfBooking(tx, id),
    await money.movementsOf(tx, id),
  ];
  const { pendingRefund } = paymentSummary(booking, await money.paymentsOf(tx, id));
  const { count, spent } = (await customerFigures(tx, [booking.customerId])).get(booking.customerId) ?? noFigures;
  const { firstName, lastName, licenseNumber, language, notes, paymentPlan, cancelReason } = booking;
  return {
    ...officeRow(ctx, listed, { settings, payment }),
    firstName,
    lastName,
    licenseNumber,
    language,
    notes,
    paymentPlan,
    cancelReason,
    pickupLocationId: booking.pickUpLocationId,
    returnLocationId: booking.dropOffLocationId,
    outsideOpeningHours: { pickUp: pickUp.isOutsideOpeningHours, dropOff: dropOff.isOutsideOpeningHours },
    paidAmount: toBaht(minus(booking.paid, booking.refunded)),
    refundedAmount: toBaht(booking.refunded),
    pendingRefund: toBaht(pendingRefund),
    quote: toQuoteShape(booking.quote, { from: booking.pickUpAt, until: booking.dropOffAt }),
    vehicle: {
      bodyType: vehicle.bodyType,
      color: vehicle.color,
      images: vehicle.images,
      status: vehicle.status,
      mileage: await mileageOf(tx, vehicle.id),
    },
    customer: { ...(await customerFacts(tx, booking.customerId)), bookings: count, spent: toBaht(spent) },
    handOvers: await handOverShapes(tx, id),
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, at: toBangkokText(createdAt) })),
    timeline: timelineOf(booking, { entries, mails, movements }),
  };
};
