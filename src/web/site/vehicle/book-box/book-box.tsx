import { useWords } from '../../../languages/use-words.ts';
import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { NotInTotal } from '../../../quote/price-notes.tsx';
import { PriceFailed, PriceWaiting } from '../../../quote/price-states.tsx';
import type { QuoteState } from '../../../quote/use-quote.ts';
import { listPath } from '../../../rental/search.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { VehiclePage } from '../read-vehicle-page.ts';
import { SimilarRows } from '../similar/similar-rows.tsx';
import type { Rental } from '../use-rental.ts';
import { AvailabilityNote } from './availability-note.tsx';
import { BookAction } from './book-action.tsx';
import { BoxTotal } from './box-total.tsx';
import { RentalFields } from './rental-fields.tsx';
import { useCancellation } from './use-cancellation.ts';

type Props = { page: VehiclePage; rental: Rental; name: string };

/**
 * Dates, place, availability and price of a rental, and the link to book it; if the vehicle is not offered, similar
 * ones. Beside the page the box always fits the window: the part between total and action scrolls.
 */
export const BookBox = ({ page, rental, name }: Props) => {
  const t = useWords('vehicle', 'book');
  const { vehicle } = page;
  const isOffered = vehicle.status !== 'maintenance';
  const isBookable = isOffered && !rental.isTaken;
  return (
    <aside
      id="book"
      aria-label={t('heading', { name })}
      className={`mt-10 self-start rounded-panel border border-line bg-surface shadow-md lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-16 ${beside}`}
    >
      <div className="border-b border-line px-5 py-5 md:px-6 lg:py-3">
        <BoxTotal rental={rental} vehicle={vehicle} />
      </div>
      <div className="px-5 pt-5 empty:hidden md:px-6 lg:min-h-0 lg:fading lg:overflow-y-auto lg:pt-3">
        {isOffered && (
          <>
            {rental.isSuggested && !rental.isTaken && <p className="mb-2.5 text-sm text-muted">{t('suggested')}</p>}
            <RentalFields page={page} rental={rental} />
            <AvailabilityNote rental={rental} vehicleId={vehicle.id} />
          </>
        )}
        {isBookable ? <PriceLines quote={rental.quote} name={name} /> : <SimilarRows rental={rental} />}
      </div>
      <div className="px-5 pt-3 pb-5 md:px-6 lg:border-t lg:border-line lg:py-3">
        <BookAction vehicle={vehicle} rental={rental} size="lg" className="w-full max-lg:hidden" />
        {isBookable ? (
          <NextNote page={page} rental={rental} />
        ) : (
          <LinkButton to={listPath(rental.search)} wide className="lg:mt-2">
            {t('others')}
          </LinkButton>
        )}
      </div>
    </aside>
  );
};

/**
 * Before scrolling, the box starts 137 px below the top of the window. In a low window it is not sticky and shown in
 * full.
 */
const beside =
  'lg:[@media(min-height:600px)]:sticky lg:[@media(min-height:600px)]:top-6 lg:[@media(min-height:600px)]:flex lg:[@media(min-height:600px)]:max-h-[calc(100dvh-153px)] lg:[@media(min-height:600px)]:flex-col';

const NextNote = ({ page: { rules }, rental }: Omit<Props, 'name'>) => {
  const t = useWords('vehicle', 'book');
  const { note } = useCancellation(rental, rules);
  return (
    <p className="text-center text-sm text-muted lg:mt-2">
      {t('next')} {note}
    </p>
  );
};

type PriceLinesProps = { quote: QuoteState; name: string };

/** The quote's lines for the dates; nothing without dates. */
const PriceLines = ({ quote: { quote, isStale, failure, retry }, name }: PriceLinesProps) => {
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
