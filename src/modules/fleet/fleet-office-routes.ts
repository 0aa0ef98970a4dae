import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Context } from '#platform/context.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { categoryRoutes } from './categories/category-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { maintenanceRoutes } from './maintenance/maintenance-routes.ts';
import { exportVehicles } from './office/export/export-vehicles.ts';
import type { BookedLocations } from './office/locations/change-location.ts';
import { locationRoutes } from './office/locations/location-routes.ts';
import { maintenanceShape, officeVehicleShape } from './office/office-vehicle-shape.ts';
import { type FleetVehicle, findInFleet, listFleet } from './office/office-vehicle-store.ts';
import { withOutlook } from './office/read-fleet.ts';
import type { VehicleBookings } from './office/vehicle-bookings.ts';
import { changeVehicle, createVehicle, removeVehicle, restoreVehicle } from './office/vehicle-use-cases.ts';
import { vehicleNotFound } from './rules/problems.ts';

const ROWS_OF_A_PAGE = 24;

/** The fleet, as the office works with it. */
type Bookings = VehicleBookings & Readonly<{ bookedLocations: BookedLocations }>;

export const fleetOfficeRoutes = (serving: Serving, { bookedLocations, ...bookings }: Bookings): void => {
  const { serve, serveStream } = serving;
  locationRoutes(serving, { bookedLocations });
  const shown = async (ctx: Context, vehicle: FleetVehicle) => {
    const seen = await withOutlook(ctx, [vehicle], bookings);
    const removal = (await bookings.wasBooked(ctx.tx, vehicle.id)) ? ('archived' as const) : ('deleted' as const);
    const maintenance = seen.flatMap(({ blocks }) => blocks.map(maintenanceShape));
    const [shape] = seen.map(officeVehicleShape);
    if (!shape) throw vehicleNotFound();
    return { ...shape, maintenance, removal };
  };

  serve('GET /admin/vehicles', async (ctx, { query }) => {
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const { rows, total, counts, fleet } = await listFleet(ctx.tx, query, page);
    const seen = await withOutlook(ctx, rows, bookings);
    return { data: seen.map(officeVehicleShape), ...pageFacts(page, total), counts, fleet };
  });

  serveStream('GET /admin/vehicles/export', async (ctx, { query }) => exportVehicles(ctx, query, bookings));

  serve('GET /admin/vehicles/:id', async (ctx, { params }) => {
    const vehicle = await findInFleet(ctx.tx, params.id);
    if (!vehicle) throw vehicleNotFound();
    return { data: await shown(ctx, vehicle) };
  });

  serve('POST /admin/vehicles', async (ctx, { body }) => ({
    data: await shown(ctx, await createVehicle(ctx, body)),
    message: 'Vehicle added',
  }));

  serve('PUT /admin/vehicles/:id', async (ctx, { params, body }) => ({
    data: await shown(ctx, await changeVehicle(ctx, { id: params.id, change: body })),
    message: 'Vehicle saved',
  }));

  serve('DELETE /admin/vehicles/:id', async (ctx, { params }) => {
    const removal = await removeVehicle(ctx, { id: params.id, ...bookings });
    return { data: { removal }, message: removal === 'deleted' ? 'Vehicle deleted' : 'Vehicle archived' };
  });

  serve('POST /admin/vehicles/:id/restore', async (ctx, { params }) => ({
    data: await shown(ctx, await restoreVehicle(ctx, params.id)),
    message: 'Vehicle restored',
  }));

  categoryRoutes(serving);
  maintenanceRoutes(serving, bookings);
  importRoutes(serving);
};
