import { toBaht } from '#kernel/money.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database/database.ts';
import { applyChange, refuseOtherPrice } from '../../change/apply-change.ts';
import { requireBooking } from '../../records/booking-access.ts';
import { paymentStatusOf } from '../../records/booking-shape.ts';
import { type Booking, findBooking, saveBooking } from '../../records/booking-store.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { recordByStaff, recordChangeByStaff } from '../../records/record-by-staff.ts';
import { owedInAll } from '../../rules/money/due-at-pick-up.ts';
import { type StaffPayment, staffPayment } from '../../rules/money/staff-payment.ts';
import { type EditPlan, type EditRequest, planEdit } from './plan-edit.ts';

export type Edit = EditRequest &
  Readonly<{
    notes: string | null;
    /** Baht: the new total that the clerk saw; null for the old one. */
    totalAmount: number | null;
    payment: StaffPayment & { reference: string | null };
  }>;

/**
 * Changes a booking as staff may, or only says what that would cost; then writes down the money that they name. 409
 * `booking.changed-meanwhile`, `booking.vehicle-taken`, `booking.price-changed`, and for its state.
 */
export const editBooking = async (ctx: Context, asked: Edit, money: OfficeMoney): Promise<EditPlan> => {
  const known = await requireBooking(ctx.tx, asked.bookingId);
  if (asked.dryRun) {
    const plan = await planEdit(ctx, known, asked);
    await recordChangeByStaff(ctx, { action: 'booking.changed', before: known, after: known });
    return plan;
  }
  // In the order of their ids, so that two who swap never wait for each other.
  for (const id of new Set([known.vehicleId, asked.vehicleId ?? known.vehicleId].sort())) await lockVehicle(ctx.tx, id);
  const before = present(await findBooking(ctx.tx, known.id));
  const plan = await planEdit(ctx, before, asked);
  refuseOtherPrice(plan, asked.totalAmount ?? toBaht(before.total));
  const after = isMoved(before, plan) ? await applyChange(ctx, before, plan) : before;
  await note(ctx, after, asked.notes);
  await recordChangeByStaff(ctx, { action: 'booking.changed', before, after });
  await writeDownMoney(ctx, after, asked, money);
  return plan;
};

const isMoved = (booking: Booking, { changes, vehicleId }: EditPlan) =>
  changes.period || changes.places || vehicleId !== booking.vehicleId;

const note = async (ctx: Context, booking: Booking, notes: string | null) => {
  if (notes === null || notes === booking.notes) return;
  await saveBooking(ctx.tx, { id: booking.id, notes });
  await recordByStaff(ctx, booking, { action: 'booking.noted', after: { hasNotes: notes !== '' } });
};

const writeDownMoney = async (ctx: Context, booking: Booking, { payment }: Edit, money: OfficeMoney) => {
  const standing = { status: paymentStatusOf(booking, ctx.now), owed: owedInAll(booking) };
  const recorded = staffPayment(payment, standing);
  if (!recorded) return;
  const { kind, ...amount } = recorded;
  const written = { ...amount, bookingId: booking.id, reference: payment.reference };
  if (recorded.kind === 'refund') await money.giveBack(ctx, written);
  else await money.takePayment(ctx, { ...written, methodType: recorded.methodType });
};
