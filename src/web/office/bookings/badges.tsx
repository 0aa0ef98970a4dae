import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { useBaht } from '../../ui/money.tsx';
import { mayOpen } from '../screens.ts';
import type { BookingRow } from './booking.ts';
import { paymentToOpen, selectedPaymentKey } from './payment-link.ts';

const stageTones: Record<BookingRow['stage'], Tone> = {
  pending: 'pending',
  confirmed: 'confirmed',
  'picked-up': 'out',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** The stage of a booking, and whether it is late. */
export const StageBadge = ({ booking: { stage, isLate } }: { booking: Pick<BookingRow, 'stage' | 'isLate'> }) => {
  const t = useWords('bookings');
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
  'from-deposit': 'info',
  overdue: 'danger',
  refunded: 'neutral',
  'nothing-paid': 'neutral',
  refunding: 'info',
  'refunded-in-part': 'neutral',
  kept: 'neutral',
};

type Paid = Pick<BookingRow, 'paymentStatus' | 'keptAmount'>;

/** The payment status in words; of a cancelled booking with what is kept of its money. */
const usePaidWords = () => {
  const t = useWords('bookings');
  const baht = useBaht();
  return ({ paymentStatus: status, keptAmount }: Paid): string =>
    status === 'refunded-in-part' || status === 'kept'
      ? t(`keptOf.${status}`, { amount: baht(keptAmount) })
      : t(`paid.${status}`);
};

/** The payment status of a booking. */
export const PaidBadge = ({ booking }: { booking: Paid }) => {
  const t = useWords('bookings');
  const words = usePaidWords();
  const { paymentStatus: status } = booking;
  return <Badge tone={paidTones[status]}>{status === 'pending' ? t('paymentPending') : words(booking)}</Badge>;
};

const paidColours: Record<BookingRow['paymentStatus'], string> = {
  pending: 'text-warning',
  partial: 'text-warning',
  paid: 'text-muted',
  'from-deposit': 'text-muted',
  overdue: 'text-danger',
  refunded: 'text-muted',
  'nothing-paid': 'text-muted',
  refunding: 'text-warning',
  'refunded-in-part': 'text-muted',
  kept: 'text-muted',
};

/** That a slip of a bank transfer waits to be compared with the account. */
export const SlipBadge = ({
  booking: { hasSlip, owedAmount },
}: {
  booking: Pick<BookingRow, 'hasSlip' | 'owedAmount'>;
}) => {
  const t = useWords('bookings', 'slips');
  return hasSlip && owedAmount > 0 && <Badge tone="info">{t('came')}</Badge>;
};

/** The payment status as plain coloured text, for a table row. */
export const PaidWord = ({ booking }: { booking: Paid }) => {
  const words = usePaidWords();
  return <span className={paidColours[booking.paymentStatus]}>{words(booking)}</span>;
};

/** The payment status; links to the payment if there is one to open. */
export const PaymentBadge = ({ booking }: { booking: Paid & Pick<BookingRow, 'payment'> }) => {
  const t = useWords('bookings', 'panel');
  const payment = paymentToOpen(booking);
  const badge = <PaidBadge booking={booking} />;
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
