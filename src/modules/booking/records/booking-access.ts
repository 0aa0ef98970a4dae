import { createHash, randomBytes } from 'node:crypto';
import { ownerOf, provenEmail } from '#modules/customers/index.ts';
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
  wasMailed,
} from './booking-store.ts';

/** The booking, without an access check: for staff, and for callers that have checked access. */
export const requireBooking = async (tx: Tx, id: string): Promise<Booking> => {
  const booking = await findBooking(tx, id);
  if (!booking) throw bookingNotFound();
  return booking;
};

/**
 * A token of 256 bits that opens one booking. Only its hash is stored; a booking can have several. `mailedTo`: the
 * address that it is mailed to, and nowhere else: when it comes back, that address is read. Null for a token that the
 * caller gets at once. It ends ninety days after it was granted and the rental was over (end-old-access.ts).
 */
export const grantAccess = async (
  { tx, now }: Context,
  bookingId: string,
  mailedTo: string | null,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await insertAccess(tx, { tokenHash: digest(token), bookingId, mailedTo, createdAt: now });
  return token;
};

/**
 * The address that the caller of a booking is known to read: its owner's, if confirmed, or that to which the token they
 * show was mailed. Null: none is known.
 */
export const readAddress = async (tx: Tx, actor: Actor, booking: Booking): Promise<string | null> => {
  const { user, bookingToken } = actor;
  const isOwner = user !== null && (await ownerOf(tx, booking.customerId)) === user.id;
  const own = isOwner ? await provenEmail(tx, user.id) : null;
  if (own) return own;
  return bookingToken !== null && (await wasMailed(tx, booking, digest(bookingToken))) ? booking.email : null;
};

/** The booking, for its owner, staff, or a request with its token. 404 for anyone else. */
export const openBooking = async (tx: Tx, actor: Actor, id: string): Promise<Booking> => {
  const booking = await findBooking(tx, id);
  if (!booking || !(await mayOpen(tx, actor, booking))) throw bookingNotFound();
  return booking;
};

/** Whether the actor may open the booking. */
export const mayOpenBooking = async (tx: Tx, actor: Actor, id: string): Promise<boolean> => {
  const booking = await findBooking(tx, id);
  return booking !== undefined && mayOpen(tx, actor, booking);
};

/** As openBooking, but not for staff: for actions that only the customer may take. */
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

/** The booking whose access token the request carries. */
export const findByShownToken = async (tx: Tx, { bookingToken }: Actor): Promise<Booking | undefined> =>
  bookingToken === null ? undefined : findBookingByToken(tx, digest(bookingToken));

const digest = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a booking by its reference and e-mail. One query checks both, so that a right reference with a wrong e-mail
 * gets the same answer, in the same time, as an unknown reference.
 */
export const lookUpBooking = async (
  ctx: Context,
  { bookingNumber, email }: { bookingNumber: string; email: string },
): Promise<{ booking: Booking; accessToken: string }> => {
  const booking = await findBookingOf(ctx.tx, { reference: readReference(bookingNumber), email });
  if (!booking) throw lookUpMismatch();
  return { booking, accessToken: await grantAccess(ctx, booking.id, null) };
};
