import type { Sellable } from '#contract/office/classes.ts';
import { startOfDay } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { proposeMoves } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { moveByStaff } from './move-bookings.ts';
import { moveShapes, sentMove } from './move-shape.ts';

const HOUR_MS = 3_600_000;

/** Moves of tentative bookings: seen first, then made, and taken back by the same call the other way round. */
export const moveRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/bookings/moves', async (ctx, { query: { categoryId, from, until } }) => {
    const { tx, now } = ctx;
    const window = { from: startOfDay(from), until: startOfDay(addDays(until, 1)) };
    const { minBookingHours: leastHours, turnoverIntervalHours: turnoverHours } = (await readSettings(tx)).booking;
    const { moves, before, after } = await proposeMoves(tx, { categoryId, window, leastHours, turnoverHours, now });
    return {
      data: {
        moves: await moveShapes(tx, moves),
        before: sellableShape(before),
        after: sellableShape(after),
      },
    };
  });

  serve('POST /admin/bookings/moves', async (ctx, { body: { moves } }) => {
    await moveByStaff(ctx, moves.map(sentMove));
    return { data: { moved: moves.length } };
  });
};

const sellableShape = ({
  total,
  longest,
  ...counts
}: Awaited<ReturnType<typeof proposeMoves>>['before']): Sellable => ({
  hours: Math.round(total / HOUR_MS),
  longestHours: Math.round(longest / HOUR_MS),
  ...counts,
});
