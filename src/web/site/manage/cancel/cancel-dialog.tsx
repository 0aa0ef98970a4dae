import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Managed } from '../managed.ts';
import { CancelFields } from './cancel-fields.tsx';
import { useCancellation } from './use-cancellation.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** Asks once, with what exactly goes back, before anything happens. */
export const CancelDialog = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('manage', { keyPrefix: 'cancel' });
  const baht = useBaht();
  const { terms, isWaiting, retry, trouble, isBusy, cancel, reason, setReason } = useCancellation(onDone);
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
      {terms && <CancelFields terms={terms} trouble={trouble} reason={reason} onReason={setReason} />}
      {!terms && isWaiting && <Skeleton className="h-60 w-full" />}
      {!terms && !isWaiting && <RetryAlert tone="warning" title={t('notLoaded')} retry={retry} />}
    </Modal>
  );
};
