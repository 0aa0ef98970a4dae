import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../../../languages/use-words.ts';
import { DayPrice, SavingsNote, TotalNote } from '../../../quote/price-notes.tsx';
import type { Rental } from '../use-rental.ts';
import { ShownAmount } from './shown-amount.tsx';

type Props = { rental: Rental; vehicle: VehicleShape };

/** The total for the dates; without dates the daily rate. */
export const BoxTotal = ({ rental: { quote: shown, isDated, isTaken }, vehicle: { rates, status } }: Props) => {
  const t = useWords('vehicle', 'book');
  const { quote, isStale, failure } = shown;
  if (isTaken)
    return (
      <>
        <p className="text-xl leading-tight font-semibold tracking-tight">{t('taken')}</p>
        <p className="text-sm text-muted">{t('takenText')}</p>
      </>
    );
  const priced = failure ? null : quote;
  return (
    <div aria-busy={isStale} className={`quick ${isStale ? 'opacity-55' : ''}`}>
      <p className="text-[2.125rem] leading-tight font-semibold tracking-tight">
        <ShownAmount quote={shown} daily={rates.daily} className="text-base" />
      </p>
      <p className="text-sm text-muted">
        {priced && <TotalNote quote={priced} />}
        {priced && priced.total > 0 && (
          <>
            {' · '}
            <DayPrice quote={priced} />
          </>
        )}
        {!isDated && t(status === 'maintenance' ? 'maintenance' : 'datesForTotal')}
      </p>
      {priced && (
        <p className="text-sm text-success">
          <SavingsNote quote={priced} />
        </p>
      )}
    </div>
  );
};
