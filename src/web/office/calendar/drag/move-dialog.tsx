import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { ChangeCost } from '../../bookings/change-cost.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { type Move, moveBody } from './move.ts';

/** Confirms a dropped move, showing old and new values and the price. Nothing is moved before that. */
export const MoveDialog = ({ move, onClose }: { move: Move; onClose: () => void }) => {
  const t = useWords('calendar', 'move');
  const { revalidate } = useRevalidator();
  const number = move.bar.booking.bookingNumber;
  const mutation = useMove(move, { done: t('done', { number }), onDone: onClose });
  const isConflict = mutation.failure?.error === 'booking.changed-meanwhile';
  const close = () => {
    onClose();
    if (isConflict) void revalidate();
  };
  const isOpen = mutation.preview !== null && (!mutation.failure || mutation.failure.error === 'booking.price-changed');
  return (
    <Modal
      open
      onClose={close}
      title={t('title', { number })}
      actions={
        <>
          <Button onClick={close}>{t('stays')}</Button>
          <Button
            look="brand"
            disabled={!isOpen}
            busy={mutation.isBusy && t('busy')}
            onClick={() => void mutation.confirm()}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <MoveTable move={move} />
      <p role="status" className="text-xs text-muted empty:hidden">
        {mutation.isWaiting && t('asking')}
      </p>
      {mutation.failure && <MoveRefused failure={mutation.failure} retry={mutation.retry} />}
      {mutation.preview && isOpen && <ChangeCost preview={mutation.preview} before={move.bar.booking.totalAmount} />}
    </Modal>
  );
};

/** Why the booking was not moved. If the server did not respond, the request can be retried. */
const MoveRefused = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const t = useWords('calendar', 'move');
  const say = useProblemWords();
  if (failure.error === 'booking.changed-meanwhile') return <Alert tone="danger" title={t('conflict')} />;
  if (failure.error === 'booking.price-changed') return <Alert tone="warning" title={t('priceChanged')} />;
  if (failure.status >= 400 && failure.status < 500)
    return (
      <Alert tone="danger" title={t('refused')}>
        {say(failure)}
      </Alert>
    );
  return (
    <RetryAlert tone="danger" title={t('refused')} retry={retry}>
      {say(failure)}
    </RetryAlert>
  );
};

/** The old and the new values of a move. Unchanged ones are muted. */
const MoveTable = ({ move: { bar, row, from, until } }: { move: Move }) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const { booking } = bar;
  const day = (ms: number) => formatDayTime(new Date(ms).toISOString(), language, { year: true });
  const lines = [
    {
      name: t('details.vehicle'),
      now: namedWithPlate(booking.vehicleName, booking.vehicleLicensePlate),
      next: namedWithPlate(row.vehicle.name, row.vehicle.licensePlate),
    },
    { name: t('details.pickUp'), now: day(bar.from), next: day(from) },
    { name: t('details.return'), now: day(bar.until), next: day(until) },
  ];
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{booking.customerName}</p>
      <table className="w-full text-left text-xs [&_td]:py-1 [&_td]:pr-3 [&_th]:py-1 [&_th]:pr-3 [&_th]:font-regular [&_th]:text-muted">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('move.now')}</th>
            <th scope="col">{t('move.next')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, now, next }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td className={now === next ? 'text-muted' : 'font-semibold'}>{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Previews a move's price, or why it is not possible, and saves it. */
const useMove = (move: Move, options: { done: string; onDone: () => void }) => {
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const params = { id: move.bar.id };
  const body = moveBody(move);
  const { answer, isWaiting, retry } = useLatest(JSON.stringify([params, body]), (signal) =>
    api.call('PUT /admin/bookings/:id', { params, body: { ...body, dryRun: true }, signal }),
  );
  const preview = answer?.success ? answer.data : null;
  const confirm = async () => {
    if (!preview || isBusy) return;
    setFailure(null);
    const totalAmount = preview.quote.total;
    const refused = (refusal: Failure) => {
      setFailure(refusal);
      if (refusal.error === 'booking.price-changed') retry();
    };
    const done = await run(
      'PUT /admin/bookings/:id',
      { params, body: { ...body, totalAmount } },
      { done: options.done, failed: refused },
    );
    if (done) options.onDone();
  };
  return {
    preview,
    isWaiting,
    isBusy,
    retry,
    confirm,
    failure: failure ?? (answer && !answer.success ? answer : null),
  };
};
