import { toInstant } from '#kernel/bangkok-time.ts';
import type { Period } from '#kernel/period.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { maintenanceShape } from '../office/office-vehicle-shape.ts';
import type { VehicleBookings } from '../office/vehicle-bookings.ts';
import { changeBlock, planBlock, removeBlock } from './block-use-cases.ts';

/** When the business itself takes vehicles out. */
export const maintenanceRoutes = ({ serve }: Serving, bookings: VehicleBookings): void => {
  serve('POST /admin/vehicles/:id/maintenance', async (ctx, { params, body: { reason, ...asked } }) => {
    const plan = { vehicleId: params.id, period: periodOf(asked), reason };
    return { data: maintenanceShape(await planBlock(ctx, plan, bookings)), message: 'Maintenance planned' };
  });

  serve('PUT /admin/vehicles/:id/maintenance/:blockId', async (ctx, { params, body }) => {
    const { id: vehicleId, blockId } = params;
    const { reason, version } = body;
    const change = { vehicleId, blockId, period: periodOf(body), reason, version };
    return { data: maintenanceShape(await changeBlock(ctx, change, bookings)), message: 'Maintenance changed' };
  });

  serve('DELETE /admin/vehicles/:id/maintenance/:blockId', async (ctx, { params: { id: vehicleId, blockId } }) => {
    await removeBlock(ctx, { vehicleId, blockId });
    return { data: null, message: 'Maintenance removed' };
  });
};

const periodOf = ({ from, until }: { from: string; until: string }): Period => ({
  from: toInstant(from),
  until: toInstant(until),
});
