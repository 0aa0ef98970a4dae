import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import type { Booking } from '../../booking.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { type Edit, isOvertaken } from './use-edit.ts';

/** Why nothing was saved, in the words of document 2, section 8. What was typed stays. */
export const EditRefused = ({ booking, edit }: { booking: Booking; edit: Edit }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'edit' });
  const say = useProblemWords();
  if (!edit.refusal) return null;
  const { failure, isPartSaved } = edit.refusal;
  if (isOvertaken(failure) && !isPartSaved)
    return <ChangedMeanwhile seen={edit.seen} now={booking} onGoOn={edit.goOn} />;
  const isAnswered = failure.status >= 400 && failure.status < 500;
  if (!isAnswered) return <Alert tone="danger" title={t('failed')} />;
  return (
    <Alert tone="danger" title={t('refused')}>
      {isPartSaved && <p>{t('savedPart')}</p>}
      {failure.error === 'booking.price-changed' ? t('priceChanged') : say(failure)}
    </Alert>
  );
};
