import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import type { Task } from './transfer-row.tsx';

/** Asks for the bank's reference; then the refund is in the ledger. */
export const SentDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const { t } = useTranslation('payments', { keyPrefix: 'transfers' });
  const baht = useBaht();
  const form = useForm({
    name: 'transfer',
    begin: { reference: '' },
    labelOf: (field) => t(field),
    notSaved: t('notDone'),
  });
  const said = { amount: baht(task.amount), name: task.customerName, number: task.bookingNumber };
  const save = async () => {
    const given = { params: { id: task.id }, body: form.draft };
    if (await form.send('POST /payments/transfer-tasks/:id/done', given, { done: t('isDone', said) })) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('ask')}
      submit={t('confirm')}
      busy={t('busy')}
      cancel={t('notYet')}
      onClose={onClose}
    >
      <p className="text-sm">{t('askText', said)}</p>
      <TextField {...form.text('reference')} hint={t('referenceHint')} maxLength={100} />
    </FormDialog>
  );
};
