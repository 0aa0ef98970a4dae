import { fromBaht, sum, toBaht } from '#kernel/money.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PriceBreakdown } from '../../../quote/price-breakdown.tsx';
import { Card } from '../../../ui/card.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { sortPayments } from '../../paid/sort-payments.ts';
import { UnneededPayments } from '../../paid/unneeded-payments.tsx';
import type { WizardBooking } from '../state/wizard-context.ts';
import { priceHeading } from './done-state.ts';

/** The payments by method, or how the booking will be paid; then the price breakdown. */
export const PaidCard = ({ booking }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'done');
  const baht = useBaht();
  const { counted, unneeded } = sortPayments(booking.payments);
  const { says, rest } = priceHeading(booking);
  const heading = useHeading(booking);
  return (
    <Card>
      <h2 className="mb-3.5 text-[1.1875rem]">{heading}</h2>
      {says === 'paid' && counted.length > 1 && <PaymentList payments={counted} />}
      {rest > 0 && <p className="-mt-2 mb-3.5 text-sm text-muted">{t('rest', { amount: baht(rest) })}</p>}
      <PriceBreakdown quote={booking.quote} vehicle={booking.vehicleName} dueAtPickUp={0} />
      <UnneededPayments payments={unneeded} />
    </Card>
  );
};

const useHeading = (booking: WizardBooking): string => {
  const t = useWords('booking', 'done');
  const language = useLanguage();
  const baht = useBaht();
  const { says, amount: toPay } = priceHeading(booking);
  if (says === 'over' || says === 'price') return t(says);
  if (says !== 'paid') return t(`toPay.${says}`, { amount: baht(toPay) });
  const { counted } = sortPayments(booking.payments);
  const [first, ...more] = counted;
  if (!first) return t('paid', { amount: baht(booking.paidTowards.received) });
  // The amounts charged, including payment method fees.
  const amount = baht(toBaht(sum(counted.map((payment) => fromBaht(payment.amount)))));
  return more.length === 0 ? t('paidBy', { amount, way: textIn(first.way, language) }) : t('paid', { amount });
};

const PaymentList = ({ payments }: { payments: WizardBooking['payments'] }) => {
  const t = useWords('booking', 'done');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <ul className="-mt-2 mb-3.5 text-sm text-muted">
      {payments.map(({ amount, way, paidAt }) => (
        <li key={`${paidAt} ${amount}`}>{t('oneOfThem', { amount: baht(amount), way: textIn(way, language) })}</li>
      ))}
    </ul>
  );
};
