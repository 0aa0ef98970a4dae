import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { apiContext } from '../../api/contexts.ts';
import { lastSearchFor, listPath } from '../../rental/search.ts';
import type { Handle } from '../../shell/handle.ts';
import { staticIsland } from '../../shell/static-island.tsx';
import type { Route } from './+types/listing';
import { FilterPanel } from './filters/filter-panel.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingPageHead } from './listing-page-head.tsx';
import { type Listing as Loaded, readListing } from './read-listing.ts';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';

export const handle: Handle = { words: ['vehicles', 'search', 'quote', 'reviews', 'problems'] };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readListing(context.get(apiContext), new URL(request.url).searchParams, Date.now());

// Only where the business asks how old the driver is.
const NotForAge = lazy(() => import('./not-for-age.tsx'));

const NotFree = await staticIsland(() => import('./not-free.tsx'), { until: 'seen' });

/** `/vehicles`: the vehicles free for the dates in the address, with their totals. */
const Listing = ({ loaderData: listing }: Route.ComponentProps) => {
  const { search, period, result } = listing;
  useLastSearch(listing);
  return (
    <>
      <ListingPageHead listing={listing} />
      <SearchBar listing={listing} />
      <div className="page-width grid gap-x-10 pt-4.5 lg:grid-cols-[248px_minmax(0,1fr)] lg:pt-8">
        <FilterPanel listing={listing} />
        <div className="min-w-0">
          <ListingHead listing={listing} />
          {result && result.notForAge.length > 0 && (
            <Suspense>
              <NotForAge age={Number(search.fields.driverAge ?? AGE_UNTOLD)} categories={result.notForAge} />
            </Suspense>
          )}
          <Results listing={listing} />
          {period && result && result.notFree.length > 0 && <NotFree search={search} vehicles={result.notFree} />}
        </div>
      </div>
    </>
  );
};
export default Listing;

/** Where nobody chose dates here, those of the tab's last search take the place of the suggested ones. */
const useLastSearch = ({ search, isSuggested }: Loaded) => {
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    const last = lastSearchFor({ location: search.fields.location });
    if (last) navigate(listPath({ ...search, fields: last }), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isSuggested) take();
  }, [isSuggested]);
};
