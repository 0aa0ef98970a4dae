import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { numberIn } from '../../form/typed-number.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { deskMethods } from '../../paying/payment-methods.ts';
import type { Booking } from '../booking.ts';

type Props = { seen: Booking; onTaken: (booking: Booking) => void };

/** Records a payment at the desk: all that is owed, or a part. */
export const TakeMoney = ({ seen, onTaken }: Props) => {
  const t = useWords('bookings');
  const baht = useBaht();
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const [amount, setAmount] = useState(String(seen.owedAmount));
  const [paymentMethod, setMethod] = useState('');
  const [reference, setReference] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const paid = numberIn(amount);
  const leave = useUnsaved(amount !== String(seen.owedAmount) || paymentMethod !== '' || reference !== '');
  const record = async () => {
    setFailure(null);
    const isAll = paid === seen.owedAmount;
    const done = await run(
      'PUT /admin/bookings/:id',
      {
        params: { id: seen.id },
        body: {
          version: seen.version,
          paymentMethod,
          paymentStatus: isAll ? 'paid' : 'partial',
          ...(!isAll && { paymentAmount: paid }),
          ...(reference.trim() && { paymentReference: reference.trim() }),
        },
      },
      { done: t('handOver.taken', { amount: baht(paid) }), failed: setFailure },
    );
    if (!done) return;
    leave();
    onTaken(done.data.booking);
  };
  return (
    <fieldset className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <legend className="sr-only">{t('handOver.take')}</legend>
      {failure && (
        <div className="col-span-full">
          <Alert tone="danger" title={t('handOver.moneyFailed')}>
            {say(failure)}
          </Alert>
        </div>
      )}
      <TextField
        label={t('handOver.amount')}
        inputMode="decimal"
        required={false}
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <SelectField
        label={t('handOver.method')}
        required={false}
        value={paymentMethod}
        onChange={({ currentTarget }) => setMethod(currentTarget.value)}
      >
        <option value="">{t('edit.methodChoose')}</option>
        {deskMethods.map((one) => (
          <option key={one} value={one}>
            {t(`methods.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('handOver.reference')}
        optional
        maxLength={100}
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      <SubmitButton
        blocked={paid > 0 ? (paymentMethod === '' ? t('edit.methodRequired') : null) : t('edit.amountRequired')}
        busy={isBusy && t('handOver.recording')}
        onClick={record}
      >
        {t('handOver.record')}
      </SubmitButton>
    </fieldset>
  );
};
