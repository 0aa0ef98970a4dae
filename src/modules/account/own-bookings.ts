import type { OwnBooking } from '#contract/account.ts';
import { type Page, pageFacts, pageOf } from '#kernel/paging.ts';
import { notSignedIn } from '#kernel/problem.ts';
import {
  listOwnBookings,
  lockGuestBookings,
  type OwnBookingsView,
  toBookingShape,
  transferBookings,
} from '#modules/booking/index.ts';
import { customerOfAccount, eraseGuests, lockEmail, saveOwnRecord } from '#modules/customers/index.ts';
import { paymentsOf } from '#modules/payments/index.ts';
import { reviewableBookings } from '#modules/reviews/index.ts';
import type { Context } from '#platform/context.ts';

type ListQuery = Readonly<{ page?: number; limit?: number; search?: string }>;
type BookingPage = Pick<Page, 'page' | 'limit'> & Readonly<{ data: OwnBooking[]; total: number; totalPages: number }>;

const USUAL_PAGE = 10;

/** A page of the caller's own bookings. */
export const ownBookingsList = async (ctx: Context, which: OwnBookingsView, query: ListQuery): Promise<BookingPage> => {
  const { tx, actor } = ctx;
  if (!actor.user) throw notSignedIn();
  const page = pageOf(query, USUAL_PAGE);
  const { rows, total } = await listOwnBookings(tx, { userId: actor.user.id, which, search: query.search }, page);
  const reviewable = await reviewableBookings(ctx, rows);
  const data: OwnBooking[] = [];
  for (const booking of rows)
    data.push({ ...(await toBookingShape(ctx, booking, paymentsOf)), mayReview: reviewable.has(booking.id) });
  return { data, ...pageFacts(page, total) };
};

/**
 * Moves guest bookings with an e-mail to the account that has just verified it; bookings of other accounts are
 * unaffected. Guest records left without bookings are erased and archived. Later bookings with this e-mail belong to
 * the account from the start. Idempotent, also under concurrency.
 */
export const joinGuestBookings = async (
  ctx: Context,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  const { tx, now } = ctx;
  await lockEmail(tx, email);
  await saveOwnRecord(tx, userId, { email });
  const guestBookings = await lockGuestBookings(tx, email);
  const customerId = guestBookings.length > 0 ? await customerOfAccount(ctx, userId) : null;
  if (!customerId) return;
  const emptied = await transferBookings(tx, guestBookings, customerId);
  await eraseGuests(tx, emptied, { now, keepsNameAndAddress: false });
};
