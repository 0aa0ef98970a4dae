import { ownerOf } from '#modules/customers/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, lockBooking } from '../records/booking-store.ts';
import type { PaymentsOf } from '../records/payments-port.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { owedByTransfer } from '../rules/money/owed-by-transfer.ts';
import { withdrawalBlocker } from '../rules/money/slip-withdrawal.ts';
import { noSuchSlip, noTransferAwaited, slipOfOthers, slipRecorded } from '../rules/problems.ts';
import { type NumberedSlip, type StoredSlip, slipsOf, withdrawSlip } from './slip-store.ts';

/** A slip, and whether the caller may take it back now. */
export type ListedSlip = NumberedSlip & Readonly<{ mayWithdraw: boolean }>;

type Caller = Pick<Context, 'tx' | 'actor'>;

/** The slips of a booking as the caller sees them, oldest first. */
export const listSlips = async (ctx: Caller, booking: Booking, paymentsOf: PaymentsOf): Promise<ListedSlip[]> => {
  const blockerOf = await blockers(ctx, booking, paymentsOf);
  const slips = await slipsOf(ctx.tx, booking.id);
  return slips.map((slip) => ({ ...slip, mayWithdraw: blockerOf(slip) === null }));
};

const refusals = { 'nothing-to-send': noTransferAwaited, recorded: slipRecorded, 'of-others': slipOfOthers };

/**
 * Takes a slip back, for whoever may open the booking, while its transfer is awaited and not recorded. The file goes
 * with `forget-lost-slips`, since no slip names it any more. Returns the slips that are left.
 */
export const takeSlipBack = async (
  ctx: Context,
  { bookingId, slipId, paymentsOf }: { bookingId: string; slipId: string; paymentsOf: PaymentsOf },
): Promise<ListedSlip[]> => {
  await openBooking(ctx.tx, ctx.actor, bookingId);
  const booking = returnedRow(await lockBooking(ctx.tx, bookingId));
  const slip = (await slipsOf(ctx.tx, bookingId)).find((one) => one.id === slipId);
  if (!slip) throw noSuchSlip();
  const blocker = (await blockers(ctx, booking, paymentsOf))(slip);
  if (blocker) throw refusals[blocker]();
  await withdrawSlip(ctx.tx, slipId, ctx.now);
  await recordByStaff(ctx, booking, { action: 'booking.slip-withdrawn', before: { slip: slip.number } });
  return listSlips(ctx, booking, paymentsOf);
};

const blockers = async ({ tx, actor }: Caller, booking: Booking, paymentsOf: PaymentsOf) => {
  const owner = await ownerOf(tx, booking.customerId);
  const transfers = (await paymentsOf(tx, booking.id)).filter(({ methodType }) => methodType === 'bank_transfer');
  const recordedAt = transfers.map(({ at }) => at);
  const own = new Set([null, owner, actor.user?.id]);
  return ({ createdAt: sentAt, createdBy }: StoredSlip) =>
    withdrawalBlocker({
      owed: owedByTransfer(booking),
      sentAt,
      recordedAt,
      isOwn: isStaff(actor) || own.has(createdBy),
    });
};
