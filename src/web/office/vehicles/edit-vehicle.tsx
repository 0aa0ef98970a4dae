import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { lastYear } from '#kernel/vehicle-limits.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { today } from '../../ui/dates.ts';
import type { Route } from './+types/edit-vehicle';
import { VehicleForm } from './form/vehicle-form.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const { call } = context.get(apiContext);
  const subject = { subjectKind: 'vehicle', subjectId: params.id };
  const [outcome, categories, entries, damage] = await Promise.all([
    call('GET /admin/vehicles/:id', { params }),
    call('GET /admin/categories'),
    call('GET /admin/audit/:subjectKind/:subjectId', { params: subject }),
    call('GET /admin/vehicles/:id/damage', { params }),
  ]);
  if (!outcome.success) throw data(null, { status: isMissing(outcome) ? 404 : outcome.status || 503 });
  return {
    vehicle: outcome.data,
    categories,
    entries: entries.success ? entries.data : [],
    damage,
    lastYear: lastYear(today(Date.now())),
  };
};

/** `/admin/vehicles/:id`: edits a vehicle beside the list. */
const EditVehicle = ({ loaderData }: Route.ComponentProps) => (
  <VehicleForm key={loaderData.vehicle.id} {...loaderData} />
);
export default EditVehicle;
