import type { ShouldRevalidateFunction } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { asServed } from '../../as-served.tsx';
import type { Handle } from '../../shell/handle.ts';
import { asksForAll } from '../reviews/read-reviews.ts';
import { ReviewsPart } from '../reviews/reviews-part.tsx';
import { queryOf } from '../vehicles/search/search.ts';
import type { Route } from './+types/vehicle';
import { BookBox } from './book-box/book-box.tsx';
import { BottomBar } from './book-box/bottom-bar.tsx';
import { AvailabilityCalendar } from './calendar/availability-calendar.tsx';
import { Cancellation } from './cancellation.tsx';
import { Gallery } from './gallery.tsx';
import { readVehiclePage, type VehiclePage } from './read-vehicle-page.ts';
import { useRental } from './use-rental.ts';
import { VehicleHead } from './vehicle-head.tsx';
import { VehiclePageHead } from './vehicle-page-head.tsx';

export const handle: Handle = { words: ['vehicle', 'vehicles', 'search', 'quote', 'reviews', 'problems'] };

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  readVehiclePage(context.get(apiContext), params.id, new URL(request.url).searchParams, Date.now());

/** The page asks for itself what its dates cost; its address only keeps them. All reviews are asked for anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : currentUrl.pathname !== nextUrl.pathname ||
      (asksForAll(nextUrl.searchParams) && !asksForAll(currentUrl.searchParams));

const FixedParts = await asServed(() => import('./fixed-parts.tsx'));
const PickUpParts = await asServed(() => import('./pick-up-parts.tsx'));
const SimilarVehicles = await asServed(() => import('./similar/similar-vehicles.tsx'), { until: 'seen' });

/** `/vehicles/{id}`: one vehicle, when it is free, and its total for the dates in the address. */
const Vehicle = ({ loaderData: page }: Route.ComponentProps) => {
  const { vehicle, tax } = page;
  const name = `${vehicle.brand} ${vehicle.model}`;
  return (
    <>
      <VehiclePageHead
        key={`head ${vehicle.id}`}
        vehicle={vehicle}
        reviews={page.reviews}
        isTaxIncluded={!tax.enabled || tax.includeInPrice}
        name={name}
      />
      <VehicleParts key={vehicle.id} page={page} name={name} />
    </>
  );
};
export default Vehicle;

const allReviews = (search: VehiclePage['search']) => {
  const query = queryOf(search);
  query.set('reviews', 'all');
  return `?${query}#reviews`;
};

const VehicleParts = ({ page, name }: { page: VehiclePage; name: string }) => {
  const rental = useRental(page);
  const { vehicle, rules, calendar } = page;
  return (
    <>
      <div className="page-width grid gap-x-12 max-lg:[&_:is(a,button,input,select)]:scroll-mb-24 lg:grid-cols-[minmax(0,1fr)_384px]">
        <VehicleHead vehicle={vehicle} name={name} search={rental.search} />
        <div className="min-w-0 lg:row-start-2">
          <Gallery vehicle={vehicle} name={name} sameModel={page.sameModel} search={rental.search} />
          <FixedParts page={page} />
          {calendar && <AvailabilityCalendar rental={rental} rules={rules} calendar={calendar} />}
          <PickUpParts page={page} />
          <Cancellation rental={rental} rules={rules} />
          {page.reviews && <ReviewsPart reviews={page.reviews} all={allReviews(rental.search)} />}
        </div>
        <BookBox page={page} rental={rental} name={name} />
      </div>
      <SimilarVehicles rental={rental} />
      <BottomBar vehicle={vehicle} rental={rental} />
    </>
  );
};
