import { data } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import type { Route } from './+types/vehicle';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext).call('GET /vehicles/:id', { params: { id: params.id } });
  return answer.success ? data(answer.data) : data(null, { status: answer.status });
};

const Vehicle = ({ loaderData: vehicle }: Route.ComponentProps) =>
  vehicle ? <h1>{`${vehicle.brand} ${vehicle.model}`}</h1> : <NotFoundPage />;
export default Vehicle;
