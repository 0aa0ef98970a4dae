import { useTranslation } from 'react-i18next';
import type { ShouldRevalidateFunction } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import type { Handle } from '../frame/handle.ts';
import { PageTitle } from '../page-title.tsx';
import type { Route } from './+types/vehicle';
import { AvailabilityCalendar } from './availability-calendar.tsx';
import { BookBox } from './book-box/book-box.tsx';
import { BottomBar } from './book-box/bottom-bar.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Included } from './included.tsx';
import { Part } from './part.tsx';
import { RatesTable } from './rates-table.tsx';
import { readVehiclePage, type VehiclePage } from './read-vehicle-page.ts';
import { useRental } from './use-rental.ts';
import { VehicleHead } from './vehicle-head.tsx';

export const handle: Handle = { words: ['vehicle', 'vehicles', 'search', 'quote'] };

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  readVehiclePage(context.get(apiContext), params.id, new URL(request.url).searchParams, Date.now());

/** The page asks for itself what its dates cost; its address only keeps them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.pathname !== nextUrl.pathname;

/** `/vehicles/{id}`: one vehicle, when it is free, and its total for the dates in the address. */
const Vehicle = ({ loaderData: page }: Route.ComponentProps) => {
  const { t } = useTranslation('vehicle');
  const baht = useBaht();
  const { vehicle } = page;
  const name = `${vehicle.brand} ${vehicle.model}`;
  return (
    <>
      <PageTitle
        title={t('title', { name })}
        description={t('description', { name, year: vehicle.year, price: baht(vehicle.rates.daily) })}
      />
      <VehicleParts key={vehicle.id} page={page} name={name} />
    </>
  );
};
export default Vehicle;

const VehicleParts = ({ page, name }: { page: VehiclePage; name: string }) => {
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const rental = useRental(page);
  const { vehicle, rules, fullDays } = page;
  const about = vehicle.description && textIn(vehicle.description, language);
  return (
    <>
      <div className="page-width grid gap-x-12 max-lg:[&_:is(a,button,input,select)]:scroll-mb-24 lg:grid-cols-[minmax(0,1fr)_384px]">
        <VehicleHead vehicle={vehicle} name={name} search={rental.search} />
        <div className="min-w-0 lg:row-start-2">
          <Gallery vehicle={vehicle} name={name} sameModel={page.sameModel} search={rental.search} />
          <Facts vehicle={vehicle} />
          {about && (
            <Part heading={t('about')}>
              <p className="mt-3 max-w-[68ch] whitespace-pre-line text-muted">{about}</p>
            </Part>
          )}
          {vehicle.rates.daily > 0 && <RatesTable rates={vehicle.rates} isTaxIncluded={page.isTaxIncluded} />}
          {fullDays && <AvailabilityCalendar rental={rental} rules={rules} fullDays={fullDays} />}
          <Included rules={rules} features={vehicle.features} />
        </div>
        <BookBox page={page} rental={rental} name={name} />
      </div>
      <BottomBar vehicle={vehicle} rental={rental} />
    </>
  );
};
