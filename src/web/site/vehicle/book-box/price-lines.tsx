import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { PriceFailed } from '../../quote/price-failed.tsx';
import { PriceWaiting } from '../../quote/price-waiting.tsx';
import type { QuoteState } from '../../quote/use-quote.ts';

type Props = { quote: QuoteState; name: string };

/** The lines of the quote for the dates; nothing without dates. */
export const PriceLines = ({ quote: { quote, isStale, failure, retry }, name }: Props) => {
  if (failure)
    return (
      <div className="mt-3.5">
        <PriceFailed failure={failure} retry={retry} />
      </div>
    );
  if (quote)
    return (
      <div aria-live="polite" aria-busy={isStale} className={`mt-2.5 quick ${isStale ? 'opacity-55' : ''}`}>
        <PriceBreakdown quote={quote} vehicle={name} />
      </div>
    );
  if (!isStale) return null;
  return (
    <div className="mt-4">
      <PriceWaiting />
    </div>
  );
};
