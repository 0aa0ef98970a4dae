import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { RentalList } from '../frame/unavailable/rental-list.tsx';
import type { AskedBooking } from './asked-booking.ts';

/** Which booking a payment was for: vehicle, dates, reference, amount, and how long it is held yet. */
export const AskedRental = ({ asked, amount }: { asked: AskedBooking; amount: number | null }) => {
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { bookingId } = asked.key;
  const { last } = useLatest(`booking ${bookingId}`, (signal) =>
    api.call('GET /bookings/:id', { params: { id: bookingId }, headers: tokenOf(asked.key), signal }),
  );
  if (!last?.success) return null;
  const { vehicleName, bookingNumber, pickupDate, returnDate, holdUntil, totalAmount } = last.data;
  const until = asked.draft?.booking?.holdEndsAt || Date.parse(holdUntil ?? '');
  return (
    <RentalList
      vehicle={vehicleName}
      start={formatDayTime(pickupDate, language)}
      end={formatDayTime(returnDate, language)}
      booked={{ reference: bookingNumber, amount: amount ?? totalAmount }}
      held={holdUntil && until > now && <Countdown until={new Date(until).toISOString()} serverNow={now} />}
    />
  );
};
