import type { Client } from '../../../api/client.ts';
import type { DataOf } from '../../../api/routes.ts';

/** What the page of a booking knows beside the booking: the places, and the limits that the pickers need. */
export type ManagePage = Readonly<{
  locations: DataOf<'GET /locations'>;
  /** Null when they could not be loaded: then nothing is changed here. */
  rules: DataOf<'GET /settings/booking'> | null;
}>;

export const readManagePage = async ({ call }: Client): Promise<ManagePage> => {
  const [locations, rules] = await Promise.all([call('GET /locations'), call('GET /settings/booking')]);
  return { locations: locations.success ? locations.data : [], rules: rules.success ? rules.data : null };
};
