import { toBangkokText } from '#kernel/bangkok-time.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import { againstNone, type CountedAs, countProven } from '../holds/admit-unpaid.ts';
import { openBooking, readAddress } from '../records/booking-access.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';
import { PUBLIC_PROVIDER, proverOf } from '../records/prover.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { isOverdue } from '../rules/hold.ts';
import { cannotMove, holdExpired, notProven, payOnline, tooManyOfDomain } from '../rules/problems.ts';
import { lockForPayment } from './lock-for-payment.ts';

/**
 * Keeps a vehicle for cash or a transfer until the pick-up, no longer for hours: for who reads the booking's e-mail, and
 * for staff. 409 `booking.not-proven`, `booking.hold-over`, `booking.cannot-move`, `booking.pay-online`; 429 `booking.too-many-of-domain`.
 */
export const keepBooking = async (ctx: Context, id: string): Promise<Booking> => {
  const address = await readAddress(ctx.tx, ctx.actor, await openBooking(ctx.tx, ctx.actor, id));
  if (!address && !isStaff(ctx.actor)) throw notProven();
  const booking = await lockForPayment(ctx, id);
  if (booking.status === 'cancelled') throw cannotMove(booking.status);
  if (isOverdue(booking, ctx.now)) throw holdExpired();
  const kept = booking.keptUntil === null ? booking : await keepUntilPickUp(ctx, booking, address);
  await recordByStaff(ctx, booking, { action: 'booking.kept', before: factsOf(booking), after: factsOf(kept) });
  return kept;
};

const keepUntilPickUp = async (ctx: Context, booking: Booking, address: string | null): Promise<Booking> => {
  const { tx } = ctx;
  const { id } = booking;
  if (!(await keepVehicle(tx, id))) throw holdExpired();
  await keepAddons(tx, id);
  return saveBooking(tx, { id, ...(await countedAs(ctx, booking, address)), keptUntil: null });
};

const countedAs = async (ctx: Context, booking: Booking, address: string | null): Promise<CountedAs> => {
  if (!address || isStaff(ctx.actor)) return againstNone;
  const counted = await countProven(ctx, booking, address);
  const prover = proverOf(address);
  if (!counted) throw prover === PUBLIC_PROVIDER ? payOnline() : tooManyOfDomain(prover);
  return counted;
};

const factsOf = ({ keptUntil }: Booking) => ({ keptUntil: keptUntil && toBangkokText(keptUntil) });
