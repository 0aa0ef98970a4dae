import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-look.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DeadEnd } from '../frame/unavailable/dead-end.tsx';
import type { PollEnd } from '../payment/awaiting/poll-charge.ts';
import { PollEnded } from '../payment/awaiting/poll-ended.tsx';
import { FocusedNotice } from '../payment/problem/focused-notice.tsx';
import type { ChargeResult } from '../wizard.ts';
import type { AskedBooking } from './asked-booking.ts';
import { AskedRental } from './asked-rental.tsx';
import { wayBack } from './way-back.ts';

type Props = { asked: AskedBooking; charge: ChargeResult; end: PollEnd | null; onCheckAgain: () => void };

/** Nobody knows yet: asked for every few seconds. Whoever left the provider's page too soon can go back to it. */
export const StillPending = ({ asked, charge, end, onCheckAgain }: Props) => {
  const { t } = useTranslation('payment');
  return (
    <DeadEnd
      step={3}
      icon="clock"
      title={t('result.asking')}
      text={end ? '' : t('result.askingText')}
      facts={<AskedRental asked={asked} amount={charge.amount} />}
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
      <LinkButton to={wayBack(asked, 3)} look="quiet">
        {t('result.otherWay')}
      </LinkButton>
    </DeadEnd>
  );
};
