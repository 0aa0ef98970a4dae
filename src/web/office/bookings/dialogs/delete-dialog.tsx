import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import type { Booking } from '../booking.ts';
import { bookingsPath, useListBeside } from '../list/bookings-address.ts';

/** Confirms the archiving of a booking, then closes its panel. */
export const DeleteDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'delete' });
  const { id, bookingNumber: number, customerName: name } = booking;
  const { search } = useListBeside();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const notify = useNotify();
  const say = useProblemWords();
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await api.call('DELETE /admin/bookings/:id', { params: { id } });
    setBusy(false);
    if (!outcome.success) return setFailure(outcome);
    notify({ message: t('done', { number }) });
    // Navigates instead of revalidating: the panel's booking can no longer be loaded.
    await navigate(bookingsPath(search), { preventScrollReset: true });
  };
  return (
    <ConfirmRemoval
      title={t('title')}
      keep={t('keep')}
      remove={t('confirm')}
      busy={isBusy && t('busy')}
      failed={failure && { title: t('failed'), text: say(failure) }}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p className="text-sm">{t('text', { number, name })}</p>
    </ConfirmRemoval>
  );
};
