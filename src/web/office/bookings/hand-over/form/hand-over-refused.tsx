import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import type { Booking } from '../../booking.ts';
import { ChangedMeanwhile } from '../../dialogs/edit/changed-meanwhile.tsx';
import type { HandOver } from './use-hand-over.ts';

type Props = { handOver: HandOver; booking: Booking; isReturn: boolean };

/** What is missing, or why nothing was recorded. It takes the focus; what was found stays. */
export const HandOverRefused = ({ handOver: { troubles, failure, seen, goOn }, booking, isReturn }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const say = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (troubles.length > 0 || failure) box.current?.focus();
  }, [troubles, failure]);
  const isOvertaken = failure?.error === 'booking.changed-meanwhile';
  return (
    <div ref={box} tabIndex={-1} className="pt-4 empty:hidden focus:outline-hidden">
      {troubles.length > 0 && !failure && (
        <Alert tone="danger" title={t('toCheck')}>
          {troubles.join(', ')}
        </Alert>
      )}
      {isOvertaken && <ChangedMeanwhile seen={seen} now={booking} onGoOn={() => goOn(booking)} />}
      {failure && !isOvertaken && (
        <Alert tone="danger" title={t(isReturn ? 'failedReturn' : 'failedPickUp')}>
          {say(failure)}
        </Alert>
      )}
    </div>
  );
};
