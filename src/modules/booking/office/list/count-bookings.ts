import { BookingView } from '#contract/office/bookings.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { BookingStatus } from '../../rules/lifecycle.ts';
import { officeDay } from '../../rules/office/office-day.ts';
import { countByStatus, countView } from './office-list-store.ts';

/** How many bookings stand where, and how many each view of the day holds. */
export const countBookings = async ({ tx, now }: Pick<Context, 'tx' | 'now'>) => {
  const { graceMinutes } = (await readSettings(tx)).booking;
  const day = officeDay(now, graceMinutes);
  const byStatus = await countByStatus(tx);
  const of = (status: BookingStatus) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const count = async (view: BookingView) => [view, await countView(tx, view, day)] as const;
  const views = Object.fromEntries(await Promise.all(BookingView.options.map(count)));
  return {
    total: byStatus.reduce((all, row) => all + row.count, 0),
    pending: of('pending'),
    confirmed: of('confirmed'),
    completed: of('completed'),
    cancelled: of('cancelled'),
    views: views as Record<BookingView, number>,
  };
};
