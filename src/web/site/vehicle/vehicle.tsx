import { useTranslation } from 'react-i18next';
import { data, isRouteErrorResponse, type ShouldRevalidateFunction } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useBaht } from '../../ui/money.tsx';
import type { Handle } from '../frame/handle.ts';
import { useSite } from '../frame/use-site.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFailed } from '../page-failed.tsx';
import { PageTitle } from '../page-title.tsx';
import type { Route } from './+types/vehicle';
import { readVehiclePage } from './read-vehicle-page.ts';
import { VehicleDetail } from './vehicle-detail.tsx';

export const handle: Handle = { words: ['vehicle', 'vehicles', 'quote', 'booking'] };

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const found = await readVehiclePage(context.get(apiContext), params.id, new URL(request.url).searchParams);
  if (!found.page) throw data(null, { status: found.status });
  return found.page;
};

/** The dates in the address change nothing that the page was given; what they change is asked for by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);

/** `/vehicles/{id}` */
const Vehicle = ({ loaderData: page }: Route.ComponentProps) => {
  const { t } = useTranslation('vehicle');
  const baht = useBaht();
  const { brand, model, year, rates } = page.vehicle;
  const name = `${brand} ${model}`;
  return (
    <>
      <PageTitle
        title={t('title', { name })}
        description={t('description', { name, year, price: baht(rates.daily) })}
      />
      <VehicleDetail key={page.vehicle.id} page={page} />
    </>
  );
};
export default Vehicle;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const { phone } = useSite();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <PageFailed phone={phone} />;
};
