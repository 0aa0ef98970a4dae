import { toInstant } from '#kernel/bangkok-time.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { type BookingReferences, damageRoutes } from './damage/damage-routes.ts';
import { fleetImportRoutes } from './import/import-routes.ts';
import { changeBlock, planBlock, removeBlock } from './office/block-use-cases.ts';
import { categoryRoutes } from './office/category-routes.ts';
import { exportVehicles } from './office/export-vehicles.ts';
import { locationRoutes } from './office/location-routes.ts';
import type { BookedLocations } from './office/location-use-cases.ts';
import { maintenanceShape, officeVehicleShape } from './office/office-vehicle-shape.ts';
import { type FleetVehicle, findInFleet, listFleet } from './office/office-vehicle-store.ts';
import { pairRoutes } from './office/pair-routes.ts';
import { type VehicleBookings, withOutlook } from './office/read-fleet.ts';
import { changeVehicle, createVehicle, removeVehicle, restoreVehicle } from './office/vehicle-use-cases.ts';
import { vehicleNotFound } from './rules/problems.ts';

const ROWS_OF_A_PAGE = 24;

/** The queries about bookings that the office's fleet routes need. */
type Bookings = VehicleBookings & Readonly<{ bookedLocations: BookedLocations; referencesOf: BookingReferences }>;

export const fleetOfficeRoutes = (
  serving: EndpointBinders,
  { bookedLocations, referencesOf, ...bookings }: Bookings,
): void => {
  const { serve, serveStream } = serving;
  locationRoutes(serving, { bookedLocations });
  pairRoutes(serving);
  const officeShape = async (ctx: Context, vehicle: FleetVehicle) => {
    const rows = await withOutlook(ctx, [vehicle], bookings);
    const removal = (await bookings.wasBooked(ctx.tx, vehicle.id)) ? ('archived' as const) : ('deleted' as const);
    const maintenance = rows.flatMap(({ blocks }) => blocks.map(maintenanceShape));
    const [shape] = rows.map(officeVehicleShape);
    if (!shape) throw vehicleNotFound();
    return { ...shape, maintenance, removal };
  };

  serve('GET /admin/vehicles', async (ctx, { query }) => {
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const { rows, total, counts, fleet } = await listFleet(ctx.tx, query, page);
    const vehicles = await withOutlook(ctx, rows, bookings);
    return { data: vehicles.map(officeVehicleShape), ...pageFacts(page, total), counts, fleet };
  });

  serveStream('GET /admin/vehicles/export', async (ctx, { query }) => exportVehicles(ctx, query, bookings));

  serve('GET /admin/vehicles/:id', async (ctx, { params }) => {
    const vehicle = await findInFleet(ctx.tx, params.id);
    if (!vehicle) throw vehicleNotFound();
    return { data: await officeShape(ctx, vehicle) };
  });

  serve('POST /admin/vehicles', async (ctx, { body }) => ({
    data: await officeShape(ctx, await createVehicle(ctx, body)),
    message: 'Vehicle added',
  }));

  serve('PUT /admin/vehicles/:id', async (ctx, { params, body }) => ({
    data: await officeShape(ctx, await changeVehicle(ctx, { id: params.id, change: body })),
    message: 'Vehicle saved',
  }));

  serve('DELETE /admin/vehicles/:id', async (ctx, { params }) => {
    const removal = await removeVehicle(ctx, { id: params.id, ...bookings });
    return { data: { removal }, message: removal === 'deleted' ? 'Vehicle deleted' : 'Vehicle archived' };
  });

  serve('POST /admin/vehicles/:id/restore', async (ctx, { params }) => ({
    data: await officeShape(ctx, await restoreVehicle(ctx, params.id)),
    message: 'Vehicle restored',
  }));

  categoryRoutes(serving);
  maintenanceRoutes(serving, bookings);
  damageRoutes(serving, { referencesOf });
  fleetImportRoutes(serving);
};

/** The maintenance blocks that the business plans for its vehicles. */
const maintenanceRoutes = ({ serve }: EndpointBinders, bookings: VehicleBookings): void => {
  serve('POST /admin/vehicles/:id/maintenance', async (ctx, { params, body: { reason, ...times } }) => {
    const plan = { vehicleId: params.id, period: periodOf(times), reason };
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
