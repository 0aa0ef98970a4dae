import { useState } from 'react';
import { Link } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { OneVehicle } from '../draft/draft.ts';

type Props = { vehicle: OneVehicle; onRemoved: () => void };

/** Removes a vehicle after confirmation; names the bookings that prevent it. */
export const RemoveVehicle = ({ vehicle: { id, removal, brand, model }, onRemoved }: Props) => {
  const t = useWords('fleet', 'remove');
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const restore = () => run('POST /admin/vehicles/:id/restore', { params: { id } }, { done: t('restored') });
  const remove = async () => {
    const reply = await run('DELETE /admin/vehicles/:id', { params: { id } }, { failed: setFailure });
    if (!reply) return;
    onRemoved();
    const message = t(`done.${reply.data.removal}`);
    if (reply.data.removal === 'deleted') return notify({ message });
    notify({ message, action: { label: t('undo'), run: () => void restore() } });
  };
  return (
    <>
      <Button size="sm" className="text-danger" onClick={() => setOpen(true)}>
        {t(`open.${removal}`)}
      </Button>
      {isOpen && (
        <ConfirmRemoval
          title={t(`title.${removal}`)}
          keep={t('keep')}
          remove={!failure && t(`do.${removal}`)}
          busy={isBusy && t(`busy.${removal}`)}
          onRemove={() => void remove()}
          onClose={() => {
            setOpen(false);
            setFailure(null);
          }}
        >
          {failure ? (
            <Refused failure={failure} />
          ) : (
            <p className="text-sm">{t(`text.${removal}`, { name: `${brand} ${model}` })}</p>
          )}
        </ConfirmRemoval>
      )}
    </>
  );
};

type Booking = { id: string; bookingNumber: string; pickupDate: string };

const Refused = ({ failure }: { failure: Failure }) => {
  const say = useProblemWords();
  const language = useLanguage();
  const { bookings } = failure.details as { bookings?: Booking[] };
  return (
    <Alert tone="danger" title={say(failure)}>
      <ul className="grid gap-1">
        {bookings?.map(({ id, bookingNumber, pickupDate }) => (
          <li key={id}>
            <Link to={`/admin/bookings/${id}`} className="font-semibold text-link underline">
              {bookingNumber}
            </Link>{' '}
            {formatDayTime(pickupDate, language)}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
