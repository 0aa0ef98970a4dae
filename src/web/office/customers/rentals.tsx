import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { dateOf, formatDayRange } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import type { CustomerDetails } from './customers-search.ts';

/** A customer's latest bookings, with a link to all. */
export const Rentals = ({ customer: { id, bookings, bookingsInList } }: { customer: CustomerDetails }) => {
  const t = useWords('customers', 'details');
  if (bookings.length === 0) return <p className="text-xs text-subtle">{t('noBookings')}</p>;
  return (
    <>
      <ul className="grid divide-y divide-line text-xs">
        {bookings.map((booking) => (
          <Rental key={booking.id} booking={booking} />
        ))}
      </ul>
      {bookingsInList > bookings.length && (
        <Link
          to={`/admin/bookings?customerId=${id}`}
          className="mt-2 inline-flex min-h-6 items-center text-xs font-medium text-link"
        >
          {t('allBookings', { count: bookingsInList })}
        </Link>
      )}
    </>
  );
};

const Rental = ({ booking }: { booking: CustomerDetails['bookings'][number] }) => {
  const language = useLanguage();
  const { id, bookingNumber, status, vehicleName, pickupDate, returnDate, totalAmount } = booking;
  const days = formatDayRange(dateOf(pickupDate), dateOf(returnDate), language, { year: true });
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <Link to={`/admin/bookings/${id}`} className="inline-flex min-h-6 items-center font-semibold text-link">
          {bookingNumber}
        </Link>
        <p className="text-2xs text-muted">
          {vehicleName} · {days}
        </p>
      </div>
      <StatusBadge status={status} />
      <Money baht={totalAmount} className="w-20 text-right font-semibold" />
    </li>
  );
};

const StatusBadge = ({ status }: { status: CustomerDetails['bookings'][number]['status'] }) => {
  const t = useWords('customers', 'status');
  return <Badge tone={status}>{t(status)}</Badge>;
};
