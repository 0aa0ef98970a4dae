import { lazy, Suspense } from 'react';
import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { useWords } from '../../../languages/use-words.ts';
import { listPath } from '../../../rental/search.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { VehiclePage } from '../read-vehicle-page.ts';
import { SimilarRows } from '../similar/similar-rows.tsx';
import type { Rental } from '../use-rental.ts';
import { AvailabilityNote } from './availability-note.tsx';
import { BookAction } from './book-action.tsx';
import { BoxTotal } from './box-total.tsx';
import { PriceLines } from './price-lines.tsx';
import { RentalFields } from './rental-fields.tsx';
import { useCancellation } from './use-cancellation.ts';

// Only where the business asks how old the driver is.
const NotAtAge = lazy(() => import('./not-at-age.tsx'));

type Props = { page: VehiclePage; rental: Rental; name: string };

/**
 * Dates, place, availability and price of a rental, and the link to book it; if the vehicle is not offered, similar
 * ones. The total stands large at its head, so among the lines it is one of them. Beside the page the box always fits
 * the window: the part between total and action scrolls.
 */
export const BookBox = ({ page, rental, name }: Props) => {
  const t = useWords('vehicle', 'book');
  const { vehicle } = page;
  const isOffered = vehicle.status !== 'maintenance';
  const { minimumDriverAge } = vehicle.category;
  const age = Number(rental.fields.driverAge ?? AGE_UNTOLD);
  const isTooYoung = page.rules.checksDrivers && age < minimumDriverAge;
  const isBookable = isOffered && !rental.isTaken;
  return (
    <aside
      id="book"
      aria-label={t('heading', { name })}
      className={`mt-10 self-start rounded-panel border border-line bg-surface shadow-md lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-6 ${beside}`}
    >
      <div className="border-b border-line px-5 py-5 md:px-6 lg:py-2">
        <BoxTotal rental={rental} vehicle={vehicle} />
      </div>
      <div className="px-5 pt-5 empty:hidden md:px-6 [&_dd]:text-[1em] [&_dl>div]:py-1 lg:min-h-0 lg:fading lg:overflow-y-auto lg:pt-2.5">
        {isOffered && (
          <>
            {rental.isSuggested && !rental.isTaken && <p className="mb-2.5 text-sm text-muted">{t('suggested')}</p>}
            <RentalFields page={page} rental={rental} />
            {isTooYoung && (
              <Suspense>
                <NotAtAge from={minimumDriverAge} />
              </Suspense>
            )}
            <AvailabilityNote rental={rental} vehicleId={vehicle.id} hasCalendar={page.calendar !== null} />
          </>
        )}
        {isBookable ? <PriceLines rental={rental} name={name} /> : <SimilarRows rental={rental} />}
      </div>
      <div className="px-5 pt-3 pb-5 md:px-6 lg:border-t lg:border-line lg:py-2.5">
        <BookAction vehicle={vehicle} rental={rental} size="lg" className="w-full max-lg:hidden" />
        {isBookable ? (
          <NextNote page={page} rental={rental} />
        ) : (
          rental.nextFree && (
            <LinkButton to={listPath(rental.search)} wide className="lg:mt-2">
              {t('others')}
            </LinkButton>
          )
        )}
      </div>
    </aside>
  );
};

/**
 * Before scrolling, the box starts 97 px below the top of the window. In a low window it is not sticky and shown in
 * full.
 */
const beside =
  'lg:[@media(min-height:600px)]:sticky lg:[@media(min-height:600px)]:top-6 lg:[@media(min-height:600px)]:flex lg:[@media(min-height:600px)]:max-h-[calc(100dvh-113px)] lg:[@media(min-height:600px)]:flex-col';

const NextNote = ({ page: { rules }, rental }: Omit<Props, 'name'>) => {
  const t = useWords('vehicle', 'book');
  const { note } = useCancellation(rental, rules);
  return (
    <p className="text-center text-sm text-muted lg:mt-1.5 lg:leading-snug">
      {t('next')} {note}
    </p>
  );
};
