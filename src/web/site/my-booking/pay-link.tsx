import { useState } from 'react';
import type { BookingKey } from '../../booking/booking-key.ts';
import { stageOf } from '../../booking/stage.ts';
import { useWords } from '../../languages/use-words.ts';
import { useServerNow } from '../../shell/use-site.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useBaht } from '../../ui/money.tsx';
import { type CustomerBooking, useManaged } from './managed.ts';

type Props = {
  /** Set while another button is the screen's main action. */
  isQuiet: boolean;
  isInNotice?: boolean;
};

/**
 * The link to the payment step where an amount is due online. For an unpaid hold, or a change that waits for its
 * payment, it appears in the notice instead.
 */
export const PayLink = ({ isQuiet, isInNotice = false }: Props) => {
  const t = useWords('myBooking');
  const { booking, bookingKey } = useManaged();
  const baht = useBaht();
  const change = booking.change?.isOver ? null : booking.change;
  const isNotice = stageOf(booking) === 'held' || change !== null;
  // Whoever is sending a transfer must not be led to pay twice.
  const isTransfer = booking.transfer !== null;
  if (!booking.may.pay || isNotice !== isInNotice) return null;
  const label = isTransfer ? 'payOtherwise' : booking.keptAmount > 0 ? 'payLeft' : 'payNow';
  return (
    <LinkButton
      to={payPath(booking, bookingKey)}
      look={isQuiet || isTransfer ? 'outline' : 'accent'}
      wide={!isInNotice}
      className={`no-print ${isInNotice ? '' : 'mt-4'}`}
    >
      {change ? t('waiting.pay', { amount: baht(change.dueAmount) }) : t(label)}
    </LinkButton>
  );
};

/** The wizard's payment step, addressed as in a mailed link: the secret is in the fragment. */
export const payPath = (
  { bookingId, vehicleId }: Pick<CustomerBooking, 'bookingId' | 'vehicleId'>,
  { accessToken }: BookingKey,
): string => {
  const query = new URLSearchParams({ vehicle: vehicleId, step: '3', bookingId });
  return `/booking?${query}${accessToken && `#access=${accessToken}`}`;
};

/** How much longer an unpaid booking holds the vehicle, with the link to pay. */
export const HoldNotice = ({ isQuiet }: { isQuiet: boolean }) => {
  const t = useWords('myBooking', 'hold');
  const { booking, reload } = useManaged();
  const [serverNow] = useState(useServerNow());
  if (stageOf(booking) !== 'held' || !booking.holdUntil) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-warning-soft px-4 py-3.5 text-sm leading-snug">
      <Icon name="clock" />
      <p className="min-w-40 flex-1">
        <b className="block font-semibold">{t('title')}</b>
        {t('text')}
      </p>
      <span className="text-lg">
        <Countdown until={booking.holdUntil} serverNow={serverNow} onEnd={reload} />
      </span>
      <PayLink isQuiet={isQuiet} isInNotice />
    </div>
  );
};
