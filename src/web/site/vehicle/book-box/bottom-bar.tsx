import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Rental } from '../use-rental.ts';
import { BookAction } from './book-action.tsx';
import { ShownAmount } from './shown-amount.tsx';

type Props = { vehicle: VehicleShape; rental: Rental };

/** Total and action at the foot of a phone; the total leads to the dates and the lines, or to what there is instead. */
export const BottomBar = ({ vehicle, rental }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'book' });
  const { isTaken, isDated, quote } = rental;
  const isOffered = vehicle.status !== 'maintenance';
  const way = isOffered ? (isTaken ? 'whenFree' : isDated ? 'change' : 'chooseDates') : 'similar';
  return (
    <div className="no-print sticky bottom-0 z-10 mt-10 -mb-16 border-t border-line bg-raised shadow-lg md:-mb-24 lg:hidden">
      <div className="page-width flex items-center justify-between gap-3.5 pt-2.5 pb-3.5">
        <a href="#book" className={`min-w-0 quick ${quote.isStale ? 'opacity-55' : ''}`}>
          {isTaken ? (
            <span className="block leading-snug font-semibold">{t('taken')}</span>
          ) : (
            <span className="block text-2xl leading-tight font-semibold tracking-tight">
              <ShownAmount quote={quote} daily={vehicle.rates.daily} className="text-sm" />
            </span>
          )}
          <span className="flex min-h-6 items-center gap-1 text-xs text-link">
            {t(way)}
            <Icon name="down" size="sm" />
          </span>
        </a>
        <BookAction vehicle={vehicle} rental={rental} size="md" className="shrink-0" />
      </div>
    </div>
  );
};
