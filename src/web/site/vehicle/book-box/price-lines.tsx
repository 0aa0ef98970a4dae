import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { NotInTotal } from '../../../quote/price-notes.tsx';
import { PriceFailed, PriceWaiting } from '../../../quote/price-states.tsx';
import type { Rental } from '../use-rental.ts';
import { OneDayMore } from './one-day-more.tsx';

type Props = { rental: Rental; name: string };

/** The quote's lines for the dates, and what one day more would cost; nothing without dates. */
export const PriceLines = ({ rental, name }: Props) => {
  const { quote, isStale, failure, retry } = rental.quote;
  if (failure)
    return (
      <div className="mt-3.5">
        <PriceFailed failure={failure} retry={retry} />
      </div>
    );
  if (quote)
    return (
      <div aria-live="polite" aria-busy={isStale} className={`mt-2 quick ${isStale ? 'opacity-55' : ''}`}>
        <PriceBreakdown quote={quote} vehicle={name} />
        <OneDayMore rental={rental} />
        <p className="text-sm leading-snug text-muted">
          <NotInTotal quote={quote} />
        </p>
      </div>
    );
  if (!isStale) return null;
  return (
    <div className="mt-4">
      <PriceWaiting />
    </div>
  );
};
