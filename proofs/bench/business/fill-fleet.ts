import type { ClientBase } from 'pg';
import { fleet, places } from './fill-business.ts';

/** So many vehicles that nobody has booked yet. */
export const fillFleet =
  (vehicles: number) =>
  async (client: ClientBase): Promise<void> => {
    await client.query(places);
    await client.query(fleet, [vehicles]);
    await client.query('vacuum analyze vehicle, category, location');
  };
