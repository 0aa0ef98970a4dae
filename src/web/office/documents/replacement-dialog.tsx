import { useWords } from '../../languages/use-words.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useAttemptKey } from '../form/use-attempt-key.ts';
import { useForm } from '../form/use-form.ts';

type Props = { id: string; onPrint: (printId: string) => void; onClose: () => void };

/** Asks why a lost original is replaced, and records the replacement (ใบแทน) to be printed. */
export const ReplacementDialog = ({ id, onPrint, onClose }: Props) => {
  const t = useWords('invoices');
  const form = useForm({
    name: 'replacement',
    begin: { reason: '' },
    labelOf: (field) => t(`replacement.${field}`),
    notSaved: t('shown.notPrinted'),
  });
  const { key, renew, renewAfter } = useAttemptKey();
  const save = async () => {
    const done = await form.send(
      'POST /admin/documents/:id/prints',
      { params: { id }, body: { reason: form.draft.reason }, headers: { 'Idempotency-Key': key } },
      { done: () => t('replacement.done'), failed: renewAfter },
    );
    if (!done) return;
    onPrint(done.data.id);
    onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('replacement.title')}
      submit={t('replacement.submit')}
      busy={t('replacement.busy')}
      onClose={onClose}
    >
      <div onChange={renew} className="grid gap-3">
        <p className="text-sm text-muted">{t('replacement.text')}</p>
        <TextField {...form.text('reason')} maxLength={200} />
      </div>
    </FormDialog>
  );
};
