import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-look.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useWizard } from '../wizard.ts';
import { goOnPath } from './own-hold.ts';

/** Whoever comes back to a vehicle that they hold themselves may go on with that booking, or choose anew. */
export const OwnHoldNotice = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'ownHold' });
  const { ownHold } = useWizard();
  const [now] = useState(Date.now);
  if (!ownHold) return null;
  return (
    <div role="status" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-info-soft px-4 py-3.5">
      <Icon name="clock" className="text-info" />
      <p className="min-w-40 flex-1 text-sm leading-snug">
        <b className="block font-semibold">
          {t('title')} <Countdown until={new Date(ownHold.holdEndsAt).toISOString()} serverNow={now} />
        </b>
        {t('text')}
      </p>
      {/* A page of its own: the link of that booking takes the place of what is chosen here. */}
      <a href={goOnPath(ownHold)} className={buttonClass('brand', 'sm')}>
        {t('goOn')}
      </a>
    </div>
  );
};
