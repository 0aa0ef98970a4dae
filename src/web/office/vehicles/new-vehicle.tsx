import { lastYear } from '#kernel/vehicle-limits.ts';
import { apiContext } from '../../api/contexts.ts';
import { today } from '../../ui/dates.ts';
import type { Route } from './+types/new-vehicle';
import { VehicleForm } from './form/vehicle-form.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const categories = await context.get(apiContext).call('GET /admin/categories');
  return { categories, lastYear: lastYear(today(Date.now())) };
};

/** `/admin/vehicles/new`: adds a vehicle to the fleet. */
const NewVehicle = ({ loaderData }: Route.ComponentProps) => (
  <VehicleForm vehicle={null} entries={[]} damage={null} {...loaderData} />
);
export default NewVehicle;
