import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { type AuditNote, type Context, isStaff } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookingDetails } from './booking-details.ts';
import type { Booking } from './booking-store.ts';

/** Writes an audit log entry about a booking, if the actor is staff. */
export const recordByStaff = async (
  ctx: Context,
  { id, reference }: Pick<Booking, 'id' | 'reference'>,
  note: Omit<AuditNote, 'subject'>,
): Promise<void> => {
  if (isStaff(ctx.actor)) await ctx.record({ ...note, subject: { kind: 'booking', id, name: reference } });
};

type Change = Readonly<{ action: string; before: Booking | null; after: Booking }>;

/** The same for a booking that staff made or changed, in the customer's place or their own. */
export const recordChangeByStaff = async (ctx: Context, { action, before, after }: Change): Promise<void> => {
  if (!isStaff(ctx.actor)) return;
  const facts = { before: before && (await factsOf(ctx.tx, before)), after: await factsOf(ctx.tx, after) };
  await recordByStaff(ctx, after, { action, ...facts });
};

type Given = Readonly<{ amount: Satang; reason: string }>;

/** The price of the vehicle that staff set or kept. */
export const recordPriceAgreed = (ctx: Context, booking: Booking, { amount, reason }: Given): Promise<void> =>
  recordByStaff(ctx, booking, { action: 'booking.price-agreed', after: { vehiclePrice: toBaht(amount) }, reason });

/** A discount that staff gave, changed or took back. */
export const recordDiscount = async (
  ctx: Context,
  booking: Booking,
  { before, after }: { before: Given | null; after: Given | null },
): Promise<void> => {
  if (before?.amount === after?.amount && before?.reason === after?.reason) return;
  const facts = (given: Given | null) => ({ discount: given && toBaht(given.amount) });
  const reason = after?.reason ?? null;
  await recordByStaff(ctx, booking, {
    action: 'booking.discounted',
    before: facts(before),
    after: facts(after),
    ...(reason !== null && { reason }),
  });
};

/** What the audit log tells of a booking: in the words of the contract, and nothing of the customer. */
const factsOf = async (tx: Tx, booking: Booking) => {
  const { vehicle, pickUp, dropOff } = await bookingDetails(tx, booking);
  return {
    status: booking.status,
    licensePlate: vehicle.licensePlate,
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    pickupLocation: pickUp.place.name,
    dropoffLocation: dropOff.place.name,
    selectedAddons: booking.quote.lines
      .filter(({ kind }) => kind === 'addon')
      .map(({ name, quantity }) => `${name?.en ?? ''} × ${quantity ?? 1}`),
    selectedInsurance: coverIn(booking),
    totalAmount: toBaht(booking.total),
    promised: toBaht(booking.promised),
    hasReason: booking.cancelReason !== null,
    hasNotes: booking.notes !== '',
  };
};

const coverIn = ({ quote }: Booking) =>
  quote.lines.find(({ kind }) => kind === 'insurance' || kind === 'insurance-at-pickup')?.name?.en ?? null;
