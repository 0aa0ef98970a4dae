import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBooking } from '../booking-context.ts';
import { reusableBooking } from '../flow.ts';
import { useWizard } from '../wizard.ts';
import { goOnPath, holdOf } from './own-hold.ts';

/** Whoever comes back to a vehicle that they hold themselves may go on with that booking, or choose anew. */
export const OwnHoldNotice = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'ownHold' });
  const { draft, ownHold, go } = useWizard();
  const isPaying = useBooking() !== null;
  const [now] = useState(Date.now);
  const [ended, setEnded] = useState('');
  const hold = isPaying ? null : holdOf(draft, ownHold);
  if (!hold || hold.holdEndsAt <= now || ended === hold.bookingId) return null;
  return (
    <div role="status" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-info-soft px-4 py-3.5">
      <Icon name="clock" className="text-info" />
      <p className="min-w-40 flex-1 text-sm leading-snug">
        <b className="block font-semibold">
          {t('title')}{' '}
          <Countdown
            until={new Date(hold.holdEndsAt).toISOString()}
            serverNow={now}
            onEnd={() => setEnded(hold.bookingId)}
          />
        </b>
        {t('text')}
      </p>
      {reusableBooking(draft, now) ? (
        <Button look="brand" size="sm" onClick={() => go(3)}>
          {t('goOn')}
        </Button>
      ) : (
        // A page of its own: the link of that booking takes the place of what is chosen here.
        <a href={goOnPath(hold)} className={buttonClass('brand', 'sm')}>
          {t('goOn')}
        </a>
      )}
    </div>
  );
};
