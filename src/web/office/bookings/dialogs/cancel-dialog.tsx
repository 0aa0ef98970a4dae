import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Booking } from '../booking.ts';
import { RefundLines } from './refund-lines.tsx';
import { useRefund } from './use-refund.ts';

/** Asks once, with what exactly goes back to the customer, before anything happens. */
export const CancelDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'cancel' });
  const baht = useBaht();
  const { id, version, bookingNumber: number, customerName: name } = booking;
  const { terms, failure: notLoaded, isWaiting, retry } = useRefund(id, version);
  const { run, isBusy } = useMutation();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const say = useProblemWords();
  const cancel = async () => {
    if (!terms) return;
    setFailure(null);
    const failed = (refused: Failure) => {
      setFailure(refused);
      retry();
    };
    const { refundAmount } = terms;
    const body = {
      status: 'cancelled',
      version,
      refundAmount,
      ...(reason.trim() && { reason: reason.trim() }),
    } as const;
    const done = await run(
      'PUT /admin/bookings/:id/status',
      { params: { id }, body },
      { done: t('done', { number }), failed },
    );
    if (done) onClose();
  };
  const refund = terms?.refundAmount ?? 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          {terms && (
            <Button look="danger" busy={isBusy && t('busy')} onClick={cancel}>
              {refund > 0 ? t('confirmRefund', { amount: baht(refund) }) : t('confirm')}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={t('failed')}>
          {failure.error === 'booking.refund-changed' ? t('refundChanged') : say(failure)}
        </Alert>
      )}
      <p className="text-sm">{t('text', { number, name })}</p>
      {terms && <RefundLines terms={terms} />}
      {!terms && isWaiting && <Skeleton className="h-16 w-full" />}
      {notLoaded && (
        <RetryAlert tone="warning" title={t('notLoaded')} retry={retry}>
          {say(notLoaded)}
        </RetryAlert>
      )}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        optional
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Modal>
  );
};
