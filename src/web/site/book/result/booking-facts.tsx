import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import { useLatest } from '../../use-latest.ts';
import { Facts } from '../frame/facts.tsx';
import { tokenOf } from '../requests.ts';
import type { AskedBooking } from './asked-booking.ts';

/** Which booking a payment was for: vehicle, dates, reference, amount, and how long it is held yet. */
export const BookingFacts = ({ asked, amount }: { asked: AskedBooking; amount: number | null }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'facts' });
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
    <Facts
      facts={[
        { name: t('vehicle'), value: vehicleName },
        { name: t('dates'), value: `${formatDayTime(pickupDate, language)} – ${formatDayTime(returnDate, language)}` },
        { name: t('reference'), value: bookingNumber },
        { name: t('amount'), value: <Money baht={amount ?? totalAmount} /> },
        ...(holdUntil && until > now
          ? [{ name: t('held'), value: <Countdown until={new Date(until).toISOString()} serverNow={now} /> }]
          : []),
      ]}
    />
  );
};
