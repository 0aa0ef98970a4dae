import { useWords } from '../../../languages/use-words.ts';
import { bookingPath, vehiclePath } from '../../../rental/search.ts';
import { VehicleCard } from '../../../vehicle-card/vehicle-card.tsx';
import type { Rental } from '../use-rental.ts';

/** Similar vehicles; with dates only those free for them, with their totals. */
const SimilarVehicles = ({ rental: { similar, search } }: { rental: Rental }) => {
  const t = useWords('vehicle', 'similar');
  const { offers, isForChosenDates, isStale } = similar;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="page-width pt-16 md:pt-24">
      <h2 id="similar" className="text-xl">
        {t(isForChosenDates ? 'free' : 'heading')}
      </h2>
      <ul
        className={`relative mt-5 flex [scroll-snap-type:x_proximity] gap-3.5 overflow-x-auto quick max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4 max-sm:pb-2 sm:grid sm:grid-cols-2 sm:overflow-visible lg:gap-5 xl:grid-cols-4 ${isStale ? 'opacity-55' : ''}`}
      >
        {offers.map((offer) => (
          <li key={offer.id} className="min-w-0 snap-start max-sm:w-70 max-sm:max-w-[85vw] max-sm:shrink-0">
            <VehicleCard
              offer={offer}
              details={vehiclePath(search, offer.id)}
              select={bookingPath(search, offer.id)}
              level={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
export default SimilarVehicles;
