import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { mayOpen } from '../screens.ts';
import type { BookingRow } from './booking.ts';
import { paymentToOpen, selectedPaymentKey } from './payment-link.ts';

const stageTones: Record<BookingRow['stage'], Tone> = {
  pending: 'pending',
  confirmed: 'confirmed',
  'picked-up': 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** The stage of a booking, and whether it is late. */
export const StageBadge = ({ booking: { stage, isLate } }: { booking: Pick<BookingRow, 'stage' | 'isLate'> }) => {
  const { t } = useTranslation('bookings');
  return (
    <>
      <Badge tone={stageTones[stage]}>{t(`stage.${stage}`)}</Badge>
      {isLate && <Badge tone="danger">{t('late')}</Badge>}
    </>
  );
};

const paidTones: Record<BookingRow['paymentStatus'], Tone> = {
  pending: 'warning',
  partial: 'info',
  paid: 'success',
  overdue: 'danger',
  refunded: 'neutral',
};

/** The payment status of a booking. */
export const PaidBadge = ({ status }: { status: BookingRow['paymentStatus'] }) => {
  const { t } = useTranslation('bookings');
  return <Badge tone={paidTones[status]}>{t(status === 'pending' ? 'paymentPending' : `paid.${status}`)}</Badge>;
};

const paidColours: Record<BookingRow['paymentStatus'], string> = {
  pending: 'text-warning',
  partial: 'text-warning',
  paid: 'text-muted',
  overdue: 'text-danger',
  refunded: 'text-muted',
};

/** The payment status as plain coloured text, for a table row. */
export const PaidWord = ({ status }: { status: BookingRow['paymentStatus'] }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'paid' });
  return <span className={paidColours[status]}>{t(status)}</span>;
};

/** The payment status; links to the payment if there is one to open. */
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
