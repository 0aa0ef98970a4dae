import type { ShouldRevalidateFunction } from 'react-router';
import type { BookingRulesShape } from '#contract/settings.ts';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import { queryOf } from '../../rental/search.ts';
import type { Handle } from '../../shell/handle.ts';
import { staticIsland } from '../../shell/static-island.tsx';
import { asksForAll } from '../reviews/read-reviews.ts';
import { ReviewsPart } from '../reviews/reviews-part.tsx';
import type { Route } from './+types/vehicle';
import { AvailabilityCalendar } from './availability-calendar.tsx';
import { BookBox } from './book-box/book-box.tsx';
import { useCancellation } from './book-box/use-cancellation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Gallery } from './gallery.tsx';
import { VehiclePart } from './part.tsx';
import { readVehiclePage, type VehiclePage } from './read-vehicle-page.ts';
import { type Rental, useRental } from './use-rental.ts';
import { VehicleHead } from './vehicle-head.tsx';
import { VehiclePageHead } from './vehicle-page-head.tsx';

export const handle: Handle = {
  words: ['vehicle', 'vehicles', 'bookingCalendar', 'search', 'quote', 'reviews', 'problems'],
};

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  readVehiclePage(context.get(apiContext), params.id, new URL(request.url).searchParams, Date.now());

/**
 * Revalidates for another vehicle or to show all reviews. The page loads prices for new dates itself; the address
 * only stores the dates.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : currentUrl.pathname !== nextUrl.pathname ||
      (asksForAll(nextUrl.searchParams) && !asksForAll(currentUrl.searchParams));

const FixedParts = await staticIsland(() => import('./fixed-parts.tsx'));
const PickUpParts = await staticIsland(() => import('./pick-up-parts.tsx'));
const SimilarVehicles = await staticIsland(() => import('./similar/similar-vehicles.tsx'), { until: 'seen' });

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
          <Gallery page={page} name={name} search={rental.search} />
          <FixedParts page={page} />
          {calendar && <AvailabilityCalendar rental={rental} rules={rules} calendar={calendar} />}
          <PickUpParts page={page} />
          <Cancellation rental={rental} rules={rules} />
          {page.reviews && <ReviewsPart reviews={page.reviews} all={allReviews(rental.search)} />}
        </div>
        <BookBox page={page} rental={rental} name={name} />
      </div>
      <SimilarVehicles rental={rental} />
      <BottomBar vehicle={vehicle} rental={rental} name={name} />
    </>
  );
};

/** Until when a booking can be cancelled, and for what refund. */
const Cancellation = ({ rental, rules }: { rental: Rental; rules: BookingRulesShape }) => {
  const t = useWords('vehicle', 'cancel');
  const { text } = useCancellation(rental, rules);
  return (
    <VehiclePart heading={t('heading')}>
      <p className="mt-3 max-w-[68ch] text-muted">{text}</p>
    </VehiclePart>
  );
};
