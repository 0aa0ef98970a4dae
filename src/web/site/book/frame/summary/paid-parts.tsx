import { useTranslation } from 'react-i18next';
import { AmountRow } from '../../../../ui/amount-row.tsx';
import type { Booking } from '../../booking-in-hand.ts';
import { leftToPay } from '../../payment/amount/amount-due.ts';

/** What of a booking is paid already, and what is left of it. Nothing before the first payment. */
export const PaidParts = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'rest' });
  const left = leftToPay(booking);
  if (left === null) return null;
  return (
    <dl className="mt-1 grid gap-1.5 text-[0.9375rem]">
      <AmountRow name={t('paid')} baht={booking.keptAmount} look="text-muted" />
      <AmountRow name={t('left')} baht={left} look="border-t border-line pt-2 font-semibold" />
    </dl>
  );
};
