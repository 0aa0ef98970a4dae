import { useWords } from '../../../languages/use-words.ts';
import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { PriceFailed, PriceWaiting } from '../../../quote/price-states.tsx';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { leftToPay } from '../state/amount-due.ts';
import { useBooking, useShownQuote, useWizard, type WizardBooking } from '../state/wizard-context.ts';
import { vehicleName } from './wizard-words.ts';

/** The price lines, or why there are none yet. */
export const SummaryPrice = () => {
  const t = useWords('booking');
  const { page } = useWizard();
  const booking = useBooking();
  const { quote, isStale, failure, retry } = useShownQuote();
  const baht = useBaht();
  if (failure) return <PriceFailed failure={failure} retry={retry} />;
  if (!quote && isStale) return <PriceWaiting />;
  if (!quote) return <p className="text-muted">{t('summary.chooseDates')}</p>;
  return (
    <div aria-live="polite" aria-busy={isStale} className={`quick ${isStale ? 'opacity-55' : ''}`}>
      <PriceBreakdown quote={quote} vehicle={vehicleName(page.vehicle)} />
      {booking && <PaidParts booking={booking} />}
      {!booking && quote.depositAmount !== null && (
        <p className="mt-3 text-sm text-muted">{t('summary.orDeposit', { amount: baht(quote.depositAmount) })}</p>
      )}
    </div>
  );
};

/** The paid part of a booking and the rest. Renders nothing before the first payment. */
const PaidParts = ({ booking }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'rest');
  const left = leftToPay(booking);
  if (left === null) return null;
  return (
    <dl className="mt-1 grid gap-1.5 text-[0.9375rem]">
      <AmountRow name={t('paid')} baht={booking.keptAmount} look="text-muted" />
      <AmountRow name={t('left')} baht={left} look="border-t border-line pt-2 font-semibold" />
    </dl>
  );
};
