import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';
import type { Rental } from '../use-rental.ts';
import { BookAction } from './book-action.tsx';

type Props = { vehicle: VehicleShape; rental: Rental };

/** Total and action at the foot of a phone; the total leads to the dates and the lines. */
export const BottomBar = ({ vehicle, rental }: Props) => {
  const { t } = useTranslation(['vehicle', 'quote']);
  const { quote, isStale, failure } = rental.quote;
  const sum = failure ? null : quote;
  const amount = sum ? sum.total : vehicle.rates.daily;
  const way = vehicle.status === 'maintenance' ? 'others' : rental.isDated ? 'change' : 'chooseDates';
  return (
    <div className="no-print sticky bottom-0 z-10 mt-10 -mb-16 border-t border-line bg-raised shadow-lg md:-mb-24 lg:hidden">
      <div className="page-width flex items-center justify-between gap-3.5 pt-2.5 pb-3.5">
        <a href="#book" className={`min-w-0 quick ${isStale ? 'opacity-55' : ''}`}>
          <span className="block text-2xl leading-tight font-semibold tracking-tight">
            {amount > 0 ? <Money baht={amount} /> : t('quote:included')}
            {!sum && amount > 0 && (
              <span className="text-sm font-regular tracking-[0] text-muted"> {t('book.aDay')}</span>
            )}
          </span>
          <span className="flex min-h-6 items-center gap-1 text-xs text-link">
            {t(`book.${way}`)}
            <Icon name="down" size="sm" />
          </span>
        </a>
        <BookAction vehicle={vehicle} rental={rental} size="md" />
      </div>
    </div>
  );
};
