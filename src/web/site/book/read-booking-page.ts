import type { Client } from '../../api/client.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';

export type BookingPage = Readonly<{
  vehicle: DataOf<'GET /vehicles/:id'>;
  locations: DataOf<'GET /locations'>;
  rules: DataOf<'GET /settings/booking'>;
  /** Null when they could not be loaded. */
  packages: DataOf<'GET /insurance/packages/category/:categoryId'> | null;
}>;

export type Found = { page: BookingPage } | { page: null; status: 404 | 503 };

/** What the wizard stands on. An id that cannot be one, and a vehicle that is in no list any more, are missing alike. */
export const readBookingPage = async ({ call }: Client, vehicleId: string | null): Promise<Found> => {
  if (!vehicleId) return { page: null, status: 404 };
  const [vehicle, locations, rules] = await Promise.all([
    call('GET /vehicles/:id', { params: { id: vehicleId } }),
    call('GET /locations'),
    call('GET /settings/booking'),
  ]);
  if (!vehicle.success) return { page: null, status: isMissing(vehicle) ? 404 : 503 };
  if (!locations.success || !rules.success) return { page: null, status: 503 };
  const packages = await call('GET /insurance/packages/category/:categoryId', {
    params: { categoryId: vehicle.data.category.id },
  });
  return {
    page: {
      vehicle: vehicle.data,
      locations: locations.data,
      rules: rules.data,
      packages: packages.success ? packages.data : null,
    },
  };
};
