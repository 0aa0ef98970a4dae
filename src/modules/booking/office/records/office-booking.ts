import type { OfficeBooking } from '#contract/office/booking-record.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { isForward } from '#kernel/period.ts';
import { makeAndModel, takenWithin, type Vehicle } from '#modules/fleet/index.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { officeDrivers } from '../../drivers/office-drivers.ts';
import { agreementState } from '../../papers/agreement-state.ts';
import { bookingDetails } from '../../records/booking-details.ts';
import { insuranceOf } from '../../records/booking-shape.ts';
import { addonsOfBooking, type Booking } from '../../records/booking-store.ts';
import { changeShapeOf } from '../../records/change-shape.ts';
import { customerFigures, noFigures } from '../../records/customer-figures-store.ts';
import { findActiveRental } from '../../records/hand-over-store.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { discountIn } from '../../rules/change-limits.ts';
import { lockedFrom } from '../../rules/locked-from.ts';
import { paymentSummary } from '../../rules/money/payment-summary.ts';
import { bookingNotFound } from '../../rules/problems.ts';
import { slipShape } from '../../slips/slip-routes.ts';
import { slipsOf, withdrawalsOf } from '../../slips/slip-store.ts';
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
  const { settings, vehicle, promised, pickUp, dropOff } = await bookingDetails(tx, booking);
  const [payment] = await money.newestPayments(tx, [id]);
  const [entries, mails, movements] = [
    await entriesOfBooking(tx, id),
    await mailsOfBooking(tx, id),
    await money.movementsOf(tx, id),
  ];
  const { towards, pendingRefund } = paymentSummary(booking, await money.paymentsOf(tx, id));
  const { count, spent } = (await customerFigures(tx, [booking.customerId])).get(booking.customerId) ?? noFigures;
  const { firstName, lastName, licenseNumber, flightNumber, arrivalNote, language, paymentPlan, cancelReason } =
    booking;
  const discount = discountIn(booking);
  return {
    ...officeRow(ctx, listed, { settings, payment }),
    promised: promised.orSimilar ? tentativeShape(booking, promised.vehicle, settings) : null,
    agreement: await agreementState(tx, booking),
    drivers: await officeDrivers(tx, booking, { settings, categoryId: vehicle.categoryId }),
    firstName,
    lastName,
    licenseNumber,
    flightNumber,
    arrivalNote,
    language,
    paymentPlan,
    cancelReason,
    isArchived: booking.archivedAt !== null,
    pickupLocationId: booking.pickUpLocationId,
    returnLocationId: booking.dropOffLocationId,
    outsideOpeningHours: { pickUp: pickUp.isOutsideOpeningHours, dropOff: dropOff.isOutsideOpeningHours },
    paidAmount: toBaht(towards.received),
    refundedAmount: toBaht(towards.refunded),
    pendingRefund: toBaht(pendingRefund),
    quote: toQuoteShape(booking.quote, { from: booking.pickUpAt, until: booking.dropOffAt }),
    selectedAddons: (await addonsOfBooking(tx, id)).map(({ addonId, quantity }) => ({ addonId, quantity })),
    selectedInsurance: insuranceOf(booking),
    change: await waitingChange(ctx, booking),
    discount: discount && { ...discount, amount: toBaht(discount.amount) },
    vehicle: {
      categoryId: vehicle.categoryId,
      bodyType: vehicle.bodyType,
      color: vehicle.color,
      images: vehicle.images,
      status: vehicle.status,
      mileage: await mileageOf(tx, vehicle.id),
      outWith: await outWith(tx, booking),
      takenEarlier: await takenEarlier(ctx, booking),
    },
    customer: { ...(await customerFacts(tx, booking.customerId)), bookings: count, spent: toBaht(spent) },
    handOvers: await handOverShapes(tx, id),
    slips: (await slipsOf(tx, id)).map(slipShape),
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, at: toBangkokText(createdAt) })),
    timeline: timelineOf(booking, {
      ...{ entries, mails, movements },
      withdrawals: await withdrawalsOf(tx, id),
      answers: await money.claimAnswersOf(tx, id),
    }),
  };
};

const waitingChange = async (ctx: Viewer, booking: Booking): Promise<OfficeBooking['change']> => {
  const change = await changeShapeOf(ctx, booking);
  if (!change || change.isOver) return null;
  const { pickupDate, returnDate, totalAmount, dueAmount, endsAt } = change;
  return { pickupDate, returnDate, totalAmount, dueAmount, endsAt };
};

/** The other booking for which the vehicle is out. */
const outWith = async (tx: Tx, { id, vehicleId }: Pick<Booking, 'id' | 'vehicleId'>) => {
  const out = await findActiveRental(tx, vehicleId);
  if (!out || out.id === id) return null;
  const { reference: bookingNumber, firstName, lastName, dropOffAt } = out;
  const customerName = `${firstName} ${lastName}`.trim();
  return { bookingId: out.id, bookingNumber, customerName, returnDate: toBangkokText(dropOffAt) };
};

/** What takes the vehicle first between now and the agreed pick-up. */
const takenEarlier = async ({ tx, now }: Viewer, { id, vehicleId, pickUpAt, pickedUpAt }: Booking) => {
  const during = { from: now, until: pickUpAt };
  if (pickedUpAt || !isForward(during)) return null;
  const [taken] = await takenWithin(tx, { vehicleIds: [vehicleId], during, now, butBooking: id });
  return taken ? { reason: taken.reason, from: toBangkokText(taken.from), until: toBangkokText(taken.until) } : null;
};

const tentativeShape = ({ pickUpAt }: Booking, vehicle: Vehicle, settings: Settings) => ({
  vehicleName: makeAndModel(vehicle),
  lockedFrom: toBangkokText(lockedFrom(pickUpAt, settings)),
});
