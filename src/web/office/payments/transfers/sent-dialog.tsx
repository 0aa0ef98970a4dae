import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { useDeed } from '../../live/use-deed.ts';
import type { Task } from './task.ts';

const FORM = 'transfer-sent';

/** Asks for the bank's reference; then the refund is in the ledger. */
export const SentDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const { t } = useTranslation('payments', { keyPrefix: 'transfers' });
  const baht = useBaht();
  const say = useProblemWords();
  const { run, isBusy } = useDeed();
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const said = { amount: baht(task.amount), name: task.customerName, number: task.bookingNumber };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    setMissing(reference.trim() === '');
    if (isBusy || reference.trim() === '') return;
    const body = { reference: reference.trim() };
    const told = { done: t('isDone', said), failed: setFailure };
    if (await run('POST /payments/transfer-tasks/:id/done', { params: { id: task.id }, body }, told)) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('ask')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" form={FORM} look="brand" busy={isBusy && t('busy')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={t('notDone')}>
          {say(failure)}
        </Alert>
      )}
      <p className="text-sm">{t('askText', said)}</p>
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label={t('reference')}
          hint={t('referenceHint')}
          error={isMissing ? t('referenceMissing') : undefined}
          maxLength={100}
          autoComplete="off"
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
      </form>
    </Modal>
  );
};
