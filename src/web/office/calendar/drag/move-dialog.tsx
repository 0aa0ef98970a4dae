import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { ChangeCost } from '../../bookings/change-cost.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { MakesRoom } from '../../moved-booking.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { sentMoves } from '../../sent-moves.ts';
import { type Move, moveBody } from './move.ts';
import type { MovePreview } from './use-move-preview.ts';

type Props = { move: Move; preview: MovePreview; onClose: () => void };

/** Confirms a dropped move, showing old and new values, the price and who makes room. Nothing is moved before that. */
export const MoveDialog = ({ move, preview, onClose }: Props) => {
  const t = useWords('calendar', 'move');
  const { revalidate } = useRevalidator();
  const number = move.bar.booking.bookingNumber;
  const mutation = useMove(move, preview, { done: t('done', { number }), onDone: onClose });
  const isConflict = mutation.failure?.error === 'booking.changed-meanwhile';
  const close = () => {
    onClose();
    if (isConflict) void revalidate();
  };
  const { planned, isWaiting, retry } = preview;
  const isOpen = planned !== null && (!mutation.failure || isAskedAgain(mutation.failure));
  return (
    <Modal
      open
      onClose={close}
      title={t('title', { number })}
      className="lg:mr-8"
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
        {isWaiting && t('asking')}
      </p>
      {mutation.failure && <MoveRefused failure={mutation.failure} retry={retry} />}
      <div role="status" className="empty:hidden">
        {planned && isOpen && <MakesRoom moves={planned.moves} />}
      </div>
      {planned && isOpen && <ChangeCost preview={planned} before={move.bar.booking.totalAmount} />}
    </Modal>
  );
};

/** Whether the move may be confirmed as it is seen now, which is not as it was seen before. */
const isAskedAgain = ({ error }: Failure): boolean =>
  error === 'booking.price-changed' || error === 'booking.moves-outdated';

/** Why the booking was not moved. If the server did not respond, the request can be retried. */
const MoveRefused = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const t = useWords('calendar', 'move');
  const say = useProblemWords();
  if (failure.error === 'booking.changed-meanwhile') return <Alert tone="danger" title={t('conflict')} />;
  if (failure.error === 'booking.price-changed') return <Alert tone="warning" title={t('priceChanged')} />;
  if (failure.error === 'booking.moves-outdated') return <Alert tone="warning" title={t('othersMove')} />;
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

/** Saves a move as it was previewed, or says why it is not possible. */
const useMove = (
  move: Move,
  { planned, answer, retry }: MovePreview,
  options: { done: string; onDone: () => void },
) => {
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async () => {
    if (!planned || isBusy) return;
    setFailure(null);
    const refused = (refusal: Failure) => {
      setFailure(refusal);
      if (isAskedAgain(refusal)) retry();
    };
    const body = { ...moveBody(move), totalAmount: planned.quote.total, moves: sentMoves(planned.moves) };
    const said = { done: options.done, failed: refused };
    if (await run('PUT /admin/bookings/:id', { params: { id: move.bar.id }, body }, said)) options.onDone();
  };
  return { isBusy, confirm, failure: failure ?? (answer && !answer.success ? answer : null) };
};
