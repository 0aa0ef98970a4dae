import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayOpen } from '../screens.ts';
import { PaidBadge } from './badges.tsx';
import type { BookingRow } from './booking.ts';
import { paymentToOpen, selectedPaymentKey } from './payment-link.ts';

/** How much is paid; where there is a payment to look at, the way to it. */
export const PaymentBadge = ({ booking }: { booking: Pick<BookingRow, 'payment' | 'paymentStatus'> }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'panel' });
  const payment = paymentToOpen(booking);
  const badge = <PaidBadge status={booking.paymentStatus} />;
  if (payment === null || !mayOpen('STAFF', 'admin/payments')) return badge;
  return (
    <Link
      to="/admin/payments"
      state={{ [selectedPaymentKey]: payment }}
      title={t('openPayment')}
      onClick={() => sessionStorage.setItem(selectedPaymentKey, payment)}
      className="rounded-full underline-offset-2 hover:underline"
    >
      {badge}
    </Link>
  );
};
