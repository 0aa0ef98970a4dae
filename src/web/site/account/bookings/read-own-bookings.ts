import type { Client } from '../../../api/client.ts';
import type { DataOf } from '../../../api/routes.ts';
import type { Picture } from '../../../ui/picture/picture.ts';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { loaded } from '../frame/loaded.ts';

export type OwnBooking = DataOf<'GET /bookings/my-bookings'>[number];
/** The pictures of vehicles by vehicle id; vehicles that are no longer listed have none. */
export type Pictures = Readonly<Record<string, Picture>>;

/** The API's longest page: enough for one person's upcoming bookings. */
const AHEAD_AT_ONCE = 100;
const PAST_AT_ONCE = 10;

/** Loads the upcoming bookings and one page of the past ones. */
export const readOwnBookings = async (client: Client, pastPage: number) => {
  const [ahead, past, places] = await Promise.all([
    client.call('GET /bookings/my-bookings', { query: { page: 1, limit: AHEAD_AT_ONCE } }),
    client.call('GET /bookings/my-history', { query: { page: pastPage, limit: PAST_AT_ONCE } }),
    client.call('GET /locations'),
  ]);
  const lists = { ahead: loaded(ahead).data, past: loaded(past) };
  return {
    ...lists,
    locations: places.success ? places.data : [],
    pictures: await readPictures(client, [...lists.ahead, ...lists.past.data]),
  };
};

export const readPictures = async (
  { call }: Client,
  bookings: readonly Pick<OwnBooking, 'vehicleId'>[],
): Promise<Pictures> => {
  const ids = [...new Set(bookings.map(({ vehicleId }) => vehicleId))];
  const vehicles = await Promise.all(ids.map((id) => call('GET /vehicles/:id', { params: { id } })));
  return Object.fromEntries(vehicles.flatMap((one) => (one.success ? [[one.data.id, pictureOf(one.data)]] : [])));
};
