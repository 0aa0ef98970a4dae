import type { OfficeLocation } from '#contract/office/settings.ts';
import { toBaht } from '#kernel/money.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import {
  addLocation,
  type BookedLocations,
  changeLocation,
  locationProblems,
  outsideProblems,
  removeLocation,
  unsaid,
} from './location-use-cases.ts';
import { type LocationRow, listOfficeLocations } from './office-location-store.ts';

/** The office's routes for pick-up and return locations. */
export const locationRoutes = (
  { serve }: EndpointBinders,
  { bookedLocations }: { bookedLocations: BookedLocations },
): void => {
  serve('GET /admin/settings/locations', async ({ tx }) => {
    const booked = await bookedLocations(tx);
    return { data: (await listOfficeLocations(tx)).map((location) => locationShape(location, booked)) };
  });

  serve(
    'POST /admin/settings/locations',
    async (ctx, { body }) => {
      const location = await addLocation(ctx, body);
      return { data: locationShape(location, new Set()), message: 'Location created successfully' };
    },
    {
      alsoWrong: (fields) => ({
        ...locationProblems({ latitude: null, longitude: null, ...fields }),
        ...outsideProblems({ ...unsaid, ...fields }),
      }),
    },
  );

  serve(
    'PUT /admin/settings/locations/:id',
    async (ctx, { params: { id }, body }) => {
      const location = await changeLocation(ctx, { id, change: body });
      return {
        data: locationShape(location, await bookedLocations(ctx.tx)),
        message: 'Location updated successfully',
      };
    },
    { alsoWrong: (fields) => ({ ...locationProblems(fields), ...outsideProblems(fields) }) },
  );

  serve('DELETE /admin/settings/locations/:id', async (ctx, { params: { id } }) => {
    const { isArchived } = await removeLocation(ctx, { id, bookedLocations });
    const message = isArchived
      ? 'Bookings name this location, so it was archived: customers no longer see it'
      : 'Location deleted successfully';
    return { data: { isArchived }, message };
  });
};

const locationShape = (
  { isActive: active, archivedAt: _archived, pickUpOutsideFee, dropOffOutsideFee, ...location }: LocationRow,
  booked: ReadonlySet<string>,
): OfficeLocation => ({
  ...location,
  pickUpOutsideFee: toBaht(pickUpOutsideFee),
  dropOffOutsideFee: toBaht(dropOffOutsideFee),
  active,
  isInUse: booked.has(location.id),
});
