import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { bookingPath, listPath, type Search, vehiclePath, withoutDates } from '../../rental/search.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VehicleCard } from '../../vehicle-card/vehicle-card.tsx';
import { useListMove } from './filters/use-list-move.ts';
import { Nothing } from './nothing.tsx';
import { Pages } from './pages.tsx';
import { rarestFirst } from './rarest-first.ts';
import type { Listing } from './read-listing.ts';

/** The vehicle cards of this page, or why there are none. */
export const Results = ({ listing }: { listing: Listing }) => {
  const { search, period, result, failure } = listing;
  const { isSlow } = useListMove(search);
  if (isSlow) return <ResultsWaiting />;
  if (!result) return <Failed failure={failure} search={search} />;
  if (result.data.length === 0) return listing.isFleetEmpty ? <NoFleet /> : <Nothing listing={listing} />;
  const led = period ? search : withoutDates(search);
  return (
    <>
      <ul className="mt-5 grid gap-3.5 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {rarestFirst(result.data).map((offer, index) => (
          <li key={offer.id} className="min-w-0">
            <VehicleCard
              offer={offer}
              details={vehiclePath(led, offer.id)}
              select={bookingPath(led, offer.id)}
              urgent={index < 3}
            />
          </li>
        ))}
      </ul>
      <Pages search={search} paging={result} />
    </>
  );
};

/** Shown when the business has no vehicles yet: changing filters or dates would not help. */
const NoFleet = () => {
  const t = useWords('vehicles');
  return (
    <div className="mt-5 grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-8">
      <Icon name="car" size="xl" className="text-brand" />
      <p className="text-lg font-semibold">{t('noFleet')}</p>
    </div>
  );
};

/** Loading failed. The retry is a link to the same address, so that it also works before scripts are ready. */
const Failed = ({ failure, search }: { failure: Failure; search: Search }) => {
  const t = useWords('vehicles');
  const sentenceOf = useProblemWords();
  return (
    <div className="mt-5">
      <Alert
        tone="danger"
        title={t('failed')}
        action={
          <LinkButton to={listPath(search)} size="sm">
            {t('retry')}
          </LinkButton>
        }
      >
        {sentenceOf(failure)}
      </Alert>
    </div>
  );
};

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A placeholder of six cards, while the list is loading. */
const ResultsWaiting = () => (
  <div aria-hidden="true" className="mt-5 grid gap-3.5 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
    {places.map((place) => (
      <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
        <Skeleton className="aspect-[580/300] w-full rounded-none" />
        <div className="grid gap-3 p-4.5">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="mt-4 h-7 w-2/5" />
        </div>
      </div>
    ))}
  </div>
);
