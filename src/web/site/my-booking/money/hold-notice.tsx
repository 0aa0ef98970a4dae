import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shell/use-site.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useManaged } from '../managed.ts';
import { stageOf } from '../stage.ts';
import { PayLink } from './pay-link.tsx';

/** An unpaid booking holds the vehicle for a while: for how long, and the way to pay. */
export const HoldNotice = ({ isQuiet }: { isQuiet: boolean }) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'hold' });
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
