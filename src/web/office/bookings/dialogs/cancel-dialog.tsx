import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import LeaveDialog from '../../../shell/leave-dialog.tsx';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Booking } from '../booking.ts';
import { useRefund } from '../use-refund.ts';

/** Confirms a cancellation, showing the exact refund first. */
export const CancelDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const t = useWords('bookings', 'cancel');
  const baht = useBaht();
  const { id, version, bookingNumber: number, customerName: name } = booking;
  const { terms, failure: notLoaded, isWaiting, retry } = useRefund(id, version);
  const { run, isBusy } = useMutation();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isUnsaved = reason.trim() !== '';
  useUnsaved(isUnsaved);
  const close = () => (isUnsaved ? setLeaving(true) : onClose());
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
    <>
      <Modal
        open={!isLeaving}
        onClose={close}
        title={t('title')}
        actions={
          <>
            <Button onClick={close}>{t('keep')}</Button>
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
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
};

type Terms = DataOf<'GET /bookings/:id/cancellation'>;

/** The amount paid and its refund, by the cancellation policy as of now. */
const RefundLines = ({ terms }: { terms: Terms }) => {
  const t = useWords('bookings', 'cancel');
  const language = useLanguage();
  const { paidAmount, refundAmount, refundPercent, fullRefundUntil, halfRefundUntil } = terms;
  if (paidAmount === 0) return <p className="text-sm text-muted">{t('nothingPaid')}</p>;
  const share = refundPercent === 100 ? 'full' : refundPercent === 50 ? 'half' : 'none';
  const until = { full: formatDayTime(fullRefundUntil, language), half: formatDayTime(halfRefundUntil, language) };
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <dl className="grid gap-1">
        <AmountRow name={t('paid')} baht={paidAmount} />
        <AmountRow name={t('back')} baht={refundAmount} look="font-semibold" />
      </dl>
      <p className="mt-1.5 text-xs text-muted">{t(`share.${share}`, until)}</p>
    </div>
  );
};
