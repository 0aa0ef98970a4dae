import { createHash, randomBytes } from 'node:crypto';
import { ownerOf } from '#modules/customers/index.ts';
import { type Actor, type Context, isStaff } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookingNotFound, lookUpMismatch } from '../rules/problems.ts';
import { readReference } from '../rules/reference.ts';
import {
  type Booking,
  findBooking,
  findBookingByToken,
  findBookingOf,
  hasAccess,
  insertAccess,
} from './booking-store.ts';

/** The booking, whoever asks: for staff, and where somebody has asked who it is. */
export const requireBooking = async (tx: Tx, id: string): Promise<Booking> => {
  const booking = await findBooking(tx, id);
  if (!booking) throw bookingNotFound();
  return booking;
};

/** A token of 256 bits that opens one booking. Only its hash is stored; a booking can have several. */
export const grantAccess = async ({ tx, now }: Context, bookingId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await insertAccess(tx, { tokenHash: digest(token), bookingId, createdAt: now });
  return token;
};

/** The booking, for its owner, staff, or whoever shows its token. For anyone else there is no such booking. */
export const openBooking = async (tx: Tx, actor: Actor, id: string): Promise<Booking> => {
  const booking = await findBooking(tx, id);
  if (!booking || !(await mayOpen(tx, actor, booking))) throw bookingNotFound();
  return booking;
};

/** Whether the booking is there for whoever asks. */
export const mayOpenBooking = async (tx: Tx, actor: Actor, id: string): Promise<boolean> => {
  const booking = await findBooking(tx, id);
  return booking !== undefined && mayOpen(tx, actor, booking);
};

/** As openBooking, but not for staff: for what nobody may do in the customer's name. */
export const openOwnBooking = async (tx: Tx, actor: Actor, id: string): Promise<Booking> => {
  const booking = await findBooking(tx, id);
  if (!booking || !(await isTheirs(tx, actor, booking))) throw bookingNotFound();
  return booking;
};

const mayOpen = async (tx: Tx, actor: Actor, booking: Booking): Promise<boolean> =>
  isStaff(actor) || isTheirs(tx, actor, booking);

const isTheirs = async (tx: Tx, { user, bookingToken }: Actor, booking: Booking): Promise<boolean> => {
  if (bookingToken !== null && (await hasAccess(tx, booking.id, digest(bookingToken)))) return true;
  return user !== null && (await ownerOf(tx, booking.customerId)) === user.id;
};

/** The booking behind the token that a visitor shows. */
export const findByShownToken = async (tx: Tx, { bookingToken }: Actor): Promise<Booking | undefined> =>
  bookingToken === null ? undefined : findBookingByToken(tx, digest(bookingToken));

const digest = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a booking for who knows its reference and its e-mail. One query asks for both, so that a right reference with a
 * wrong e-mail is answered like, and as soon as, one that nobody has.
 */
export const lookUpBooking = async (
  ctx: Context,
  { bookingNumber, email }: { bookingNumber: string; email: string },
): Promise<{ booking: Booking; accessToken: string }> => {
  const booking = await findBookingOf(ctx.tx, { reference: readReference(bookingNumber), email });
  if (!booking) throw lookUpMismatch();
  return { booking, accessToken: await grantAccess(ctx, booking.id) };
};
