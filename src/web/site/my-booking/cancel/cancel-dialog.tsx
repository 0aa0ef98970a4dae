import { useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { type CancelProblem, sendCancellation, type Terms } from './cancel-booking.ts';
import { CancelFields } from './cancel-fields.tsx';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** Asks for confirmation, with the exact refund, before cancelling. */
export const CancelDialog = ({ onClose, onDone }: Props) => {
  const t = useWords('myBooking', 'cancel');
  const baht = useBaht();
  const { terms, isWaiting, retry, problem, isBusy, cancel, reason, setReason } = useCancellation(onDone);
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
      {terms && <CancelFields terms={terms} problem={problem} reason={reason} onReason={setReason} />}
      {!terms && isWaiting && <Skeleton className="h-60 w-full" />}
      {!terms && !isWaiting && <RetryAlert tone="warning" title={t('notLoaded')} retry={retry} />}
    </Modal>
  );
};

/** The terms of a cancellation, loaded when the dialog opens, and the function that cancels. */
const useCancellation = (onDone: Managed['replace']) => {
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version } = booking;
  const { answer, isWaiting, retry } = useLatest(`${id} ${version}`, (signal) =>
    api.call('GET /bookings/:id/cancellation', { params: { id }, headers: tokenOf(bookingKey), signal }),
  );
  const [changed, setChanged] = useState<Terms | null>(null);
  const [problem, setProblem] = useState<CancelProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const attempt = useRef({ of: '', key: '' });
  const terms = changed ?? (answer?.success ? answer.data : null);

  /** A retry of the same cancellation reuses its idempotency key, so that it is processed once. */
  const keyFor = (of: string) => {
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  const cancel = async () => {
    if (!terms) return;
    setBusy(true);
    setProblem(null);
    const sent = { key: bookingKey, terms, reason };
    const result = await sendCancellation({ ...sent, attempt: keyFor(JSON.stringify(sent)) });
    setBusy(false);
    if ('booking' in result) return onDone(result.booking, 'cancelled');
    setProblem(result.problem);
    if (result.terms) setChanged(result.terms);
  };
  return { terms, isWaiting, retry, problem, isBusy, cancel, reason, setReason };
};
