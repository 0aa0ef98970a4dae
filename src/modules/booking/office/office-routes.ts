import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { lockVehicleOf } from '../classes/lock-rentals.ts';
import { moveRoutes } from '../classes/move-routes.ts';
import type { OfficeMoney } from '../records/payments-port.ts';
import { archiveBooking } from './archive-booking.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { editRoutes } from './edit/edit-routes.ts';
import { endUnproven } from './end-unproven.ts';
import { bookingDamageRoutes } from './hand-over/damage-routes.ts';
import { handOverRoutes } from './hand-over/hand-over-routes.ts';
import { bookingPhotoRoutes } from './hand-over/photo-routes.ts';
import { listRoutes } from './list/list-routes.ts';
import { manualRoutes } from './manual/manual-routes.ts';
import { rateRoutes } from './rate-routes.ts';
import { officeBooking } from './records/office-booking.ts';
import { moveBooking } from './status/move-booking.ts';
import { countCloserThan } from './turnover-effect-store.ts';

/** The office routes of bookings. */
export const bookingOfficeRoutes = (
  serving: EndpointBinders,
  { money, files }: { money: OfficeMoney; files: Files },
): void => {
  const { serve, serveInSteps } = serving;
  serve('GET /admin/settings/turnover-effect', async ({ tx, now }, { query: { hours } }) => ({
    data: { pairs: await countCloserThan(tx, { hours, now }) },
  }));
  listRoutes(serving, money);
  calendarRoutes(serving);
  moveRoutes(serving);
  manualRoutes(serving, money);
  rateRoutes(serving);
  editRoutes(serving, money);
  handOverRoutes(serving, { money });
  bookingPhotoRoutes(serving, { files });
  bookingDamageRoutes(serving);

  serve('GET /admin/bookings/:id', async (ctx, { params }) => ({
    data: await officeBooking(ctx, params.id, money),
  }));

  serve('PUT /admin/bookings/:id/status', async (ctx, { params: { id }, body }) => {
    await moveBooking(ctx, {
      bookingId: id,
      version: body.version,
      stage: body.status,
      isForced: body.force ?? false,
      reason: body.reason || null,
      refundAmount: body.refundAmount ?? null,
      withoutPickUp: body.withoutPickUp ?? false,
    });
    return { data: await officeBooking(ctx, id, money) };
  });

  serve('POST /admin/bookings/:id/lock-vehicle', async (ctx, { params: { id }, body: { version } }) => {
    await lockVehicleOf(ctx, { bookingId: id, version });
    return { data: await officeBooking(ctx, id, money) };
  });

  serveInSteps('POST /admin/bookings/end-unproven', async (steps) => ({ data: { ended: await endUnproven(steps) } }));

  serve('DELETE /admin/bookings/:id', async (ctx, { params }) => {
    await archiveBooking(ctx, params.id);
    return { data: null };
  });
};
