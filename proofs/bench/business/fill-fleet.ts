import type { ClientBase } from 'pg';
import { fleet, places } from './fill-business.ts';

/** Fills a database with the given number of vehicles, none of them booked. */
export const fillFleet =
  (vehicles: number) =>
  async (client: ClientBase): Promise<void> => {
    await client.query(places);
    await client.query(fleet, [vehicles]);
    await client.query('vacuum analyze vehicle, category, location');
  };
