import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { useBeside } from '../beside.ts';
import type { Booking } from '../booking.ts';

/** Confirms the archiving of a booking, then closes its panel. */
export const DeleteDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const t = useWords('bookings', 'delete');
  const { id, bookingNumber: number, customerName: name } = booking;
  const { pathOf } = useBeside();
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const say = useProblemWords();
  const remove = async () => {
    setFailure(null);
    const texts = { done: t('done', { number }), failed: setFailure };
    const reply = await run('DELETE /admin/bookings/:id', { params: { id } }, texts);
    if (reply) await navigate(pathOf(), { preventScrollReset: true });
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
