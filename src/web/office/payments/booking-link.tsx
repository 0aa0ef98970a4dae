import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { highlightedBookingKey } from '../bookings/list/use-highlighted-booking.ts';
import type { PaymentRow } from './payment.ts';
import { bookingInListPath } from './payments-address.ts';

/** Links a payment to its booking, highlighted in the list of bookings. */
export const BookingLink = ({ payment }: { payment: Pick<PaymentRow, 'bookingId' | 'bookingNumber'> }) => {
  const t = useWords('payments');
  const { bookingId, bookingNumber: number } = payment;
  return (
    <Link
      to={bookingInListPath(number)}
      state={{ [highlightedBookingKey]: bookingId }}
      title={t('openBooking', { number })}
      onClick={() => sessionStorage.setItem(highlightedBookingKey, bookingId)}
      className="relative inline-flex min-h-6 items-center font-semibold text-link figures underline-offset-3 hover:underline"
    >
      {number}
    </Link>
  );
};
