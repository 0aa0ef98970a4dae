import { toBaht } from '#kernel/money.ts';
import { lockVehicles, type Move, vehiclesOfClass } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { applyChange, refuseOtherPrice } from '../../change/apply-change.ts';
import { type Arrival, saveArrival } from '../../change/note-arrival.ts';
import { refuseOtherMoves } from '../../classes/move-shape.ts';
import { requireBooking } from '../../records/booking-access.ts';
import { paymentStatusOf } from '../../records/booking-shape.ts';
import { type Booking, findBooking, saveBooking } from '../../records/booking-store.ts';
import { correctContact } from '../../records/correct-contact.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import {
  recordByStaff,
  recordChangeByStaff,
  recordDiscount,
  recordPriceAgreed,
} from '../../records/record-by-staff.ts';
import { discountIn } from '../../rules/change-limits.ts';
import type { Contact } from '../../rules/contact.ts';
import { owedInAll } from '../../rules/money/due-at-pick-up.ts';
import { type StaffPaymentChoice, staffPayment } from '../../rules/money/staff-payment.ts';
import { type EditPlan, type EditRequest, planEdit } from './plan-edit.ts';

export type BookingEditRequest = EditRequest &
  Readonly<{
    /** A field that is undefined keeps its value. */
    arrival: { [Field in keyof Arrival]: Arrival[Field] | undefined };
    notes: string | null;
    contact: Partial<Contact>;
    /** The new total in baht that the clerk saw; null for the unchanged total. */
    totalAmount: number | null;
    /** Who makes room, as the clerk saw it; null for whoever has to. */
    moves: readonly Move[] | null;
    payment: StaffPaymentChoice & { reference: string | null };
  }>;

/**
 * Changes a booking under the rules for staff, or with `dryRun` only prices the change; then records the payment that
 * staff name. 409 `booking.changed-meanwhile`, `booking.vehicle-taken`, `booking.price-changed`, `booking.moves-outdated`,
 * and for its state.
 */
export const editBooking = async (ctx: Context, request: BookingEditRequest, money: OfficeMoney): Promise<EditPlan> => {
  const current = await requireBooking(ctx.tx, request.bookingId);
  if (request.dryRun) {
    const plan = await planEdit(ctx, current, request);
    await recordChangeByStaff(ctx, { action: 'booking.changed', before: current, after: current });
    return plan;
  }
  const ids = [current.vehicleId, ...(await vehiclesOfClass(ctx.tx, request.vehicleId ?? current.vehicleId))];
  await lockVehicles(ctx.tx, ids);
  const before = returnedRow(await findBooking(ctx.tx, current.id));
  const plan = await planEdit(ctx, before, request);
  refuseOtherPrice(plan, request.totalAmount ?? toBaht(before.total));
  refuseOtherMoves(request.moves, plan.seat);
  const after = isMoved(before, plan) ? await applyChange(ctx, before, plan) : before;
  const { flightNumber = before.flightNumber, arrivalNote = before.arrivalNote } = request.arrival;
  if (flightNumber !== before.flightNumber || arrivalNote !== before.arrivalNote)
    await saveArrival(ctx, after, { flightNumber, arrivalNote });
  await note(ctx, after, request.notes);
  await correctContact(ctx, after, request.contact);
  await recordChangeByStaff(ctx, { action: 'booking.changed', before, after });
  await recordGiven(ctx, before, after, request);
  await recordMoney(ctx, after, request, money);
  return plan;
};

const isMoved = (booking: Booking, { changes, seat }: EditPlan) =>
  Object.values(changes).some(Boolean) || seat.vehicleId !== booking.vehicleId;

/** What staff gave by hand, with their reason. */
const recordGiven = async (ctx: Context, before: Booking, after: Booking, { keepsPrice }: BookingEditRequest) => {
  if (keepsPrice !== null && after.agreedPrice !== null)
    await recordPriceAgreed(ctx, after, { amount: after.agreedPrice, reason: keepsPrice });
  await recordDiscount(ctx, after, { before: discountIn(before), after: discountIn(after) });
};

const note = async (ctx: Context, booking: Booking, notes: string | null) => {
  if (notes === null || notes === booking.notes) return;
  await saveBooking(ctx.tx, { id: booking.id, notes });
  await recordByStaff(ctx, booking, { action: 'booking.noted', after: { hasNotes: notes !== '' } });
};

const recordMoney = async (ctx: Context, booking: Booking, { payment }: BookingEditRequest, money: OfficeMoney) => {
  const paymentState = { status: paymentStatusOf(booking, ctx.now), owed: owedInAll(booking) };
  const recorded = staffPayment(payment, paymentState);
  if (!recorded) return;
  const { kind, ...amount } = recorded;
  const written = { ...amount, bookingId: booking.id, reference: payment.reference };
  if (recorded.kind === 'refund') await money.giveBack(ctx, written);
  else await money.takePayment(ctx, { ...written, methodType: recorded.methodType });
};
