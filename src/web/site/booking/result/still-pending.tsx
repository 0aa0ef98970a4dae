import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { RentalList, StepUnavailable } from '../frame/dead-end.tsx';
import { FocusedNotice, PollEnded } from '../payment/charge/payment-notices.tsx';
import type { PollEnd } from '../payment/charge/poll-charge.ts';
import type { ChargeResult } from '../state/wizard-context.ts';
import { pathBack, type ReturnedBooking } from './returned-booking.ts';

type Props = { returned: ReturnedBooking; charge: ChargeResult; end: PollEnd | null; onCheckAgain: () => void };

/** The charge is still pending and is polled. Links back to the provider's page for a customer who left it too soon. */
export const StillPending = ({ returned, charge, end, onCheckAgain }: Props) => {
  const t = useWords('payment');
  return (
    <StepUnavailable
      step={3}
      icon="clock"
      title={t('result.asking')}
      text={end ? '' : t('result.askingText')}
      facts={<ReturnedRental returned={returned} amount={charge.amount} />}
    >
      {!end && (
        <output className="flex w-full items-center gap-2.5 text-muted">
          <Spinner />
          {t('awaiting.title')}
        </output>
      )}
      <div className="w-full empty:hidden">
        <FocusedNotice about={end}>{end && <PollEnded end={end} onCheckAgain={onCheckAgain} />}</FocusedNotice>
      </div>
      {charge.authorize_uri && (
        <a href={charge.authorize_uri} className={buttonClass('outline')}>
          {t('result.goOn')}
        </a>
      )}
      <LinkButton to={pathBack(returned, 3)} look="quiet">
        {t('result.otherMethod')}
      </LinkButton>
    </StepUnavailable>
  );
};

/** The rental that a payment was for: vehicle, dates, reference, amount, and how much longer it is held. */
export const ReturnedRental = ({ returned, amount }: { returned: ReturnedBooking; amount: number | null }) => {
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { bookingId } = returned.key;
  const { last } = useLatest(`booking ${bookingId}`, (signal) =>
    api.call('GET /bookings/:id', { params: { id: bookingId }, headers: tokenOf(returned.key), signal }),
  );
  if (!last?.success) return null;
  const { vehicleName, bookingNumber, pickupDate, returnDate, holdUntil, totalAmount } = last.data;
  const until = returned.draft?.booking?.holdEndsAt || Date.parse(holdUntil ?? '');
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
