import { useWords } from '../../../languages/use-words.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { typedNumber } from '../../form/typed-number.ts';
import { useForm } from '../../form/use-form.ts';
import { toastTone } from '../toast-tone.ts';
import type { Claim } from './claims.ts';

type Props = { claim: Claim /** Otherwise it can only be withdrawn. */; mayCharge: boolean; onClose: () => void };

/** Decides a claim that was disputed or not answered in time, or withdraws one that waits for its customer. */
export const DecideClaim = ({ claim, mayCharge, onClose }: Props) => {
  const t = useWords('bookings', 'claims');
  const kindOf = useWords('claims', 'kind');
  const baht = useBaht();
  const { id, kind, amount, answerText } = claim;
  const form = useForm({
    name: 'decision',
    begin: { charge: mayCharge ? `${amount}` : '0', reason: '' },
    labelOf: (field) => t(field),
    notSaved: t('notSettled'),
  });
  const save = async () => {
    const body = { charge: typedNumber(form.draft.charge), reason: form.draft.reason };
    const decided = await form.send(
      'POST /admin/claims/:id/decision',
      { params: { id }, body },
      { done: ({ data }) => ({ message: t('settled'), tone: toastTone(data.chargedAmount) }) },
    );
    if (decided) onClose();
  };
  const act = t(mayCharge ? 'settle' : 'withdraw');
  return (
    <FormDialog form={{ ...form, save }} title={act} submit={act} busy={t('settling')} onClose={onClose}>
      <div className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere">
        <p className="font-medium">
          {kindOf(kind)}, {baht(amount)}
        </p>
        <p className="text-muted">{claim.text}</p>
        {answerText && <p>{t('wrote', { text: answerText })}</p>}
      </div>
      {mayCharge && (
        <TextField {...form.text('charge')} inputMode="decimal" hint={t('chargeHint', { amount: baht(amount) })} />
      )}
      <TextArea {...form.text('reason')} rows={3} maxLength={500} hint={t('reasonHint')} />
    </FormDialog>
  );
};
