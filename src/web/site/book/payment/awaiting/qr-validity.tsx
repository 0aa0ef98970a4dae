import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert.tsx';
import { Countdown } from '../../../../ui/countdown.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { useBookingInHand } from '../../booking-in-hand.ts';
import { useWizard } from '../../wizard.ts';

type Props = { expiresAt: string; isOver: boolean; onEnd: () => void };

/** How long the picture can still be paid, on this device's own clock. */
export const QrValidity = ({ expiresAt, isOver, onEnd }: Props) => {
  const { t } = useTranslation('payment', { keyPrefix: 'awaiting' });
  const ahead = useAhead();
  const [now] = useState(Date.now);
  if (isOver) return <Alert tone="warning" title={t('over')} />;
  return (
    <p className="flex items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
      <Icon name="clock" />
      {t('valid')}
      <span className="ml-auto text-base">
        <Countdown until={new Date(Date.parse(expiresAt) + ahead).toISOString()} serverNow={now} onEnd={onEnd} />
      </span>
    </p>
  );
};

/** How far this device's clock is ahead of the server's: the end of the hold is known on both. */
const useAhead = (): number => {
  const { booking: held } = useWizard().draft;
  const { holdUntil } = useBookingInHand().booking;
  return held && holdUntil ? held.holdEndsAt - Date.parse(holdUntil) : 0;
};
