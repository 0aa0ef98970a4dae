import type { Client } from '../../api/client.ts';
import { rentalFrom } from '../book/flow.ts';
import { periodOf } from '../book/requests.ts';

export type VehiclePage = NonNullable<Awaited<ReturnType<typeof readVehiclePage>>['page']>;

/** One vehicle with what its page says about it. An id that cannot be one is missing like an unknown one. */
export const readVehiclePage = async ({ call }: Client, id: string, query: URLSearchParams) => {
  const vehicle = await call('GET /vehicles/:id', { params: { id } });
  if (!vehicle.success) return { page: null, status: vehicle.status === 422 ? 404 : vehicle.status || 503 };
  const period = periodOf(rentalFrom(query));
  const [locations, rules, tax, calendar, quote] = await Promise.all([
    call('GET /locations'),
    call('GET /settings/booking'),
    call('GET /settings/tax'),
    call('GET /availability/calendar/:id', { params: { id } }),
    period ? call('POST /booking-pricing/calculate', { body: { vehicleId: id, ...period } }) : undefined,
  ]);
  const page = {
    vehicle: vehicle.data,
    locations: locations.success ? locations.data : [],
    rules: rules.success ? rules.data : null,
    isTaxIncluded: tax.success && (!tax.data.enabled || tax.data.includeInPrice),
    /** Null when it could not be loaded. */
    calendar: calendar.success ? calendar.data : null,
    quote,
  };
  return { page, status: 200 };
};
