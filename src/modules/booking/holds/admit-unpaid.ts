import { bangkokDate } from '#kernel/bangkok-time.ts';
import { callerAddress } from '#kernel/caller-address.ts';
import type { Period } from '#kernel/period.ts';
import { provenEmail } from '#modules/customers/index.ts';
import { countOnOffer } from '#modules/fleet/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import type { Booking } from '../records/booking-store.ts';
import { PUBLIC_PROVIDER, proverOf } from '../records/prover.ts';
import { isUnpaid } from '../rules/hold.ts';
import { emailNotProven, payFirst, tooManyOfDomain } from '../rules/problems.ts';
import { fillsShare, hasRoom, mayProve } from '../rules/unpaid-share.ts';
import { lockUnpaidShare } from './unpaid-share-store.ts';

/** Against which share of the fleet a booking counts while it is unpaid; both null: against none. */
export type CountedAs = Pick<Booking, 'network' | 'prover'>;

export const againstNone: CountedAs = { network: null, prover: null };

type Unpaid = Readonly<{
  /** The address that the visitor has shown to read (`provenBooker`). */
  provenEmail: string | null;
  period: Period;
  /** The visitor's own hold, which the new booking replaces. */
  replaced: Booking | null;
}>;

/** The address that whoever books has shown to read: by the code they typed, or signed in with it confirmed. */
export const provenBooker = async (
  { tx, actor }: Context,
  { email, emailCode }: { email: string; emailCode: string },
): Promise<string | null> => (emailCode ? email : actor.user && provenEmail(tx, actor.user.id));

/**
 * Whether one more booking may hold a vehicle before it is paid. Within their share of the fleet, visitors need not prove
 * anything; beyond it they type a code that is mailed to them, or are signed in with a confirmed address. 409
 * `booking.email-not-proven`; 429 `booking.too-many-of-domain`.
 */
export const admitUnpaid = async (
  ctx: Context,
  { provenEmail: address, period, replaced }: Unpaid,
): Promise<CountedAs> => {
  const { tx, now, actor } = ctx;
  if (isStaff(actor)) return againstNone;
  const prover = address && proverOf(address);
  // Three for each mailbox (`lockHoldEnds`); the share counts once it is to be kept without money.
  if (prover === PUBLIC_PROVIDER) return { network: null, prover };
  const network = callerAddress(actor.address);
  const vehicles = await countOnOffer(tx);
  const held = await lockUnpaidShare(tx, { network, prover, period, now, but: replaced?.id });
  if (prover && mayProve(held.proven, vehicles, 'domain')) return { network: null, prover };
  if (!hasRoom(held, vehicles)) throw prover ? tooManyOfDomain(prover) : emailNotProven();
  if (fillsShare(held.everywhere, vehicles)) await alertStaff(ctx, held.everywhere + 1);
  return { network, prover: null };
};

const alertStaff = ({ enqueue, now }: Context, held: number): Promise<void> =>
  enqueue({ task: 'mail-unpaid-share', payload: { date: bangkokDate(now), held } });

/**
 * Whether a visitor's unpaid booking may hold its vehicle on other days, within the share against which it counts. 409
 * `booking.pay-first`.
 */
export const readmitUnpaid = async (ctx: Context, booking: Booking, period: Period): Promise<void> => {
  const { tx, now, actor } = ctx;
  const { network, prover, id: but } = booking;
  if (isStaff(actor) || !isUnpaid(booking) || (!network && !prover)) return;
  const from = network ?? callerAddress(actor.address);
  const vehicles = await countOnOffer(tx);
  const held = await lockUnpaidShare(tx, { network: from, prover, period, now, but });
  if (!(prover ? mayProve(held.proven, vehicles, throughOf(prover)) : hasRoom(held, vehicles))) throw payFirst();
};

const throughOf = (prover: string) => (prover === PUBLIC_PROVIDER ? 'publicProviders' : 'domain');

/**
 * Against which share a booking counts that is kept unpaid and whose customer reads the mail of `address`. Null if the share of that mail domain,
 * or of public providers, is used up.
 */
export const countProven = async (ctx: Context, booking: Booking, address: string): Promise<CountedAs | null> => {
  const prover = proverOf(address);
  const period = { from: booking.pickUpAt, until: booking.dropOffAt };
  const { now, actor } = ctx;
  const network = callerAddress(actor.address);
  const vehicles = await countOnOffer(ctx.tx);
  const held = await lockUnpaidShare(ctx.tx, { network, prover, period, now, but: booking.id });
  return mayProve(held.proven, vehicles, throughOf(prover)) ? { network: null, prover } : null;
};
