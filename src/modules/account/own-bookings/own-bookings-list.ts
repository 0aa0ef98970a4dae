import type { OwnBooking } from '#contract/account.ts';
import { type Page, pageFacts, pageOf } from '#kernel/paging.ts';
import { notSignedIn } from '#kernel/problem.ts';
import { listOwnBookings, type OwnBookingsView, toBookingShape } from '#modules/booking/index.ts';
import { paymentsOf } from '#modules/payments/index.ts';
import { reviewableBookings } from '#modules/reviews/index.ts';
import type { Context } from '#platform/context.ts';

type Asked = Readonly<{ page?: number; limit?: number; search?: string }>;
type Listed = Pick<Page, 'page' | 'limit'> & Readonly<{ data: OwnBooking[]; total: number; totalPages: number }>;

const USUAL_PAGE = 10;

/** A page of the caller's own bookings. */
export const ownBookingsList = async (ctx: Context, which: OwnBookingsView, query: Asked): Promise<Listed> => {
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
