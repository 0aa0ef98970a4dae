import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { ChangeCost } from '../../bookings/change-cost.tsx';
import type { Move } from './move.ts';
import { MoveTable } from './move-table.tsx';
import { useMove } from './use-move.ts';

/** What a bar that was let go would mean, old and new, with its price. Nothing is moved before it is confirmed. */
export const MoveDialog = ({ move, onClose }: { move: Move; onClose: () => void }) => {
  const { t } = useTranslation('calendar', { keyPrefix: 'move' });
  const { revalidate } = useRevalidator();
  const number = move.bar.booking.bookingNumber;
  const deed = useMove(move, { done: t('done', { number }), onDone: onClose });
  const isMeanwhile = deed.failure?.error === 'booking.changed-meanwhile';
  const close = () => {
    onClose();
    if (isMeanwhile) void revalidate();
  };
  const isOpen = deed.preview !== null && (!deed.failure || deed.failure.error === 'booking.price-changed');
  return (
    <Modal
      open
      onClose={close}
      title={t('title', { number })}
      actions={
        <>
          <Button onClick={close}>{t('stays')}</Button>
          <Button look="brand" disabled={!isOpen} busy={deed.isBusy && t('busy')} onClick={() => void deed.confirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <MoveTable move={move} />
      <p role="status" className="text-xs text-muted empty:hidden">
        {deed.isWaiting && t('asking')}
      </p>
      {deed.failure && <MoveRefused failure={deed.failure} retry={deed.retry} />}
      {deed.preview && isOpen && <ChangeCost preview={deed.preview} before={move.bar.booking.totalAmount} />}
    </Modal>
  );
};

/** Why nothing was moved. What was not answered can be asked again. */
const MoveRefused = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const { t } = useTranslation('calendar', { keyPrefix: 'move' });
  const say = useProblemWords();
  if (failure.error === 'booking.changed-meanwhile') return <Alert tone="danger" title={t('meanwhile')} />;
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
