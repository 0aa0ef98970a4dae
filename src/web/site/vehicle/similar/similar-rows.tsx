import { Link } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { vehiclePath } from '../../../rental/search.ts';
import { useBaht } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import type { Rental } from '../use-rental.ts';

const SHOWN = 3;

/** A few similar vehicles, one per row, shown where this vehicle is unavailable. */
export const SimilarRows = ({ rental: { similar, search } }: { rental: Rental }) => {
  const t = useWords('vehicle');
  const inVehicles = useWords('vehicles');
  const baht = useBaht();
  const { offers, isForChosenDates, isStale } = similar;
  if (offers.length === 0) return null;
  return (
    <div className={`mt-4 quick ${isStale ? 'opacity-55' : ''}`}>
      <h3 className="text-sm font-semibold tracking-normal">
        {t(isForChosenDates ? 'similar.free' : 'similar.heading')}
      </h3>
      <ul className="mt-2 border-y border-line">
        {offers.slice(0, SHOWN).map((offer) => {
          const { quote, dailyRate } = offer;
          const price = quote ? quote.total : dailyRate;
          return (
            <li key={offer.id} className="border-line not-last:border-b">
              <Link
                to={vehiclePath(search, offer.id)}
                className="grid min-h-14 grid-cols-[76px_minmax(0,1fr)_auto] items-center gap-3 py-2 text-sm hover:bg-brand-softer"
              >
                <VehiclePicture src={pictureOf(offer)} alt="" className="rounded-sm px-1 py-0.5" />
                <span className="font-medium">
                  {offer.brand} {offer.model}
                </span>
                <span className="text-right figures">
                  {!quote && price > 0 && <span className="text-xs text-muted">{inVehicles('card.from')} </span>}
                  <span className="font-semibold">{price > 0 ? baht(price) : inVehicles('card.included')}</span>
                  {!quote && price > 0 && <span className="text-xs text-muted"> {inVehicles('card.aDay')}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
