import type { VehicleShape } from '#contract/fleet.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { SavingsNote, TotalNote } from '../../quote/price-notes.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayRange } from '../../ui/dates.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { BookAction } from './book-box/book-action.tsx';
import { PriceLines } from './book-box/price-lines.tsx';
import { ShownAmount } from './book-box/shown-amount.tsx';
import type { Rental } from './use-rental.ts';

type Props = { vehicle: VehicleShape; rental: Rental; name: string };

const sheetId = 'price-lines';

/**
 * Total and action at the bottom of a phone's screen. The total opens its lines in a sheet; without one, or where the
 * vehicle is taken, it leads to the dates or to the alternatives.
 */
export const BottomBar = ({ vehicle, rental, name }: Props) => {
  const { quote, isTaken } = rental;
  const isPriced = !isTaken && quote.quote !== null && !quote.failure;
  return (
    <div className="no-print sticky bottom-0 z-10 mt-10 -mb-16 border-t border-line bg-raised shadow-lg md:-mb-24 lg:hidden">
      <div className="page-width flex items-center justify-between gap-3.5 pt-2.5 pb-3.5">
        {isPriced ? (
          <button
            type="button"
            popoverTarget={sheetId}
            className={`min-w-0 text-left quick ${quote.isStale ? 'opacity-55' : ''}`}
          >
            <BarText vehicle={vehicle} rental={rental} />
          </button>
        ) : (
          <a href="#book" className="min-w-0">
            <BarText vehicle={vehicle} rental={rental} />
          </a>
        )}
        <BookAction vehicle={vehicle} rental={rental} size="md" className="max-w-3/5 min-w-0 shrink-0" />
      </div>
      {isPriced && <PriceSheet rental={rental} name={name} />}
    </div>
  );
};

/** The total and what it is for, or why there is none. */
const BarText = ({ vehicle, rental: { isTaken, quote, isDated, fields } }: Omit<Props, 'name'>) => {
  const t = useWords('vehicle', 'book');
  const language = useLanguage();
  const isOffered = vehicle.status !== 'maintenance';
  const priced = quote.failure ? null : quote.quote;
  const where = isOffered ? (isTaken ? 'whenFree' : isDated ? 'change' : 'chooseDates') : 'similar';
  return (
    <>
      <span
        className={`block font-semibold ${isTaken ? 'text-sm leading-snug' : 'text-2xl leading-tight tracking-tight'}`}
      >
        {isTaken ? t('taken') : <ShownAmount quote={quote} daily={vehicle.rates.daily} className="text-sm" />}
      </span>
      <span className="flex min-h-6 items-center gap-1 text-xs text-link">
        <Icon name={priced && !isTaken ? 'up' : 'down'} size="sm" className="shrink-0" />
        {priced && !isTaken ? (
          <span className="leading-4">
            {formatDayRange(fields.pickupDate, fields.returnDate, language)}, <TotalNote quote={priced} isShort />
          </span>
        ) : (
          t(where)
        )}
      </span>
    </>
  );
};

/** The lines of the total over the page. A popover: it opens without scripts, and Escape closes it. */
const PriceSheet = ({ rental, name }: Omit<Props, 'vehicle'>) => {
  const t = useWords('vehicle', 'book');
  const { quote } = rental.quote;
  return (
    <div
      id={sheetId}
      popover="auto"
      role="dialog"
      aria-label={t('lines', { name })}
      className="inset-x-0 top-auto bottom-0 mx-auto mb-0 max-h-[88dvh] w-full max-w-150 overflow-y-auto overscroll-contain rounded-t-panel border-0 bg-raised p-5 text-ink shadow-lg backdrop:bg-ground/60"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">{name}</h2>
          {quote && (
            <p className="text-sm text-success">
              <SavingsNote quote={quote} />
            </p>
          )}
        </div>
        <IconButton
          icon="close"
          name={t('closeLines')}
          size="lg"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          className="-mt-2 -mr-2"
        />
      </div>
      <PriceLines rental={rental} name={name} />
      <Button
        look="outline"
        wide
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        onClick={() => document.getElementById('book')?.scrollIntoView()}
        className="mt-4"
      >
        <Icon name="calendar" size="sm" />
        {t('changeDates')}
      </Button>
    </div>
  );
};
