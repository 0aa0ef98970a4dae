import { requirePeriod } from '#kernel/parse-period.ts';
import type { Context } from '#platform/context.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { checkVehicles } from './check-vehicles.ts';
import { conflictShape, vehicleShape } from './fleet-shapes.ts';
import { readCalendar } from './read-calendar.ts';
import { readFreeVehicles } from './search/read-free-vehicles.ts';

/** The unpaid booking of whoever asks, if they show its token: it keeps the vehicle from others alone. */
export type OwnHold = (ctx: Context) => Promise<{ id: string } | null>;

export const availabilityRoutes = ({ serve }: Serving, ownHold: OwnHold): void => {
  serve('GET /availability/vehicles', async (ctx, { query }) => {
    const period = requirePeriod(query.startDate, query.endDate);
    const { vehicles, isRated } = await readFreeVehicles(ctx, { categoryId: query.categoryId, period });
    return { data: vehicles.map((vehicle) => vehicleShape(vehicle, { isRated })) };
  });

  serve('POST /availability/check-vehicles', async (ctx, { body }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    const checked = await checkVehicles(ctx, { vehicleIds: body.vehicleIds, period });
    return {
      data: checked.map(({ conflicts, ...vehicle }) => ({ ...vehicle, conflicts: conflicts.map(conflictShape) })),
    };
  });

  serve('GET /availability/calendar/:id', async (ctx, { params, query }) => {
    const butBooking = (await ownHold(ctx))?.id;
    const { taken, ...calendar } = await readCalendar(ctx, params.id, { ...query, butBooking });
    return { data: { ...calendar, taken: taken.map(conflictShape) } };
  });
};
