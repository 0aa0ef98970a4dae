import { useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { numberIn } from '../form/typed-number.ts';
import { deskMethods } from '../paying/payment-methods.ts';

/** `amount` is baht; `reference` is empty where none was typed. */
export type DeskMoneyTaken = Readonly<{ amount: number; method: (typeof deskMethods)[number]; reference: string }>;

type Props = {
  /** Baht; the amount is filled in with it. */
  proposed: number;
  words: Readonly<{
    legend: string;
    /** What the sum is, beside the legend. */
    sum: string;
    amount: string;
    /** What the button does; baht, null while no amount is typed. */
    submit: (baht: number | null) => string;
    failed: string;
  }>;
  isBusy: boolean;
  /** Records it; resolves to whether that was done. */
  record: (taken: DeskMoneyTaken, failed: (failure: Failure) => void) => Promise<boolean>;
  className?: string;
};

/** Records money that a customer hands over at the desk: how much, how, and the reference of its slip. */
export const DeskMoney = ({ proposed, words, isBusy, record, className = '' }: Props) => {
  const t = useWords('bookings');
  const say = useProblemWords();
  const [amount, setAmount] = useState(String(proposed));
  const [method, setMethod] = useState<DeskMoneyTaken['method'] | ''>('');
  const [reference, setReference] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const leave = useUnsaved(amount !== String(proposed) || method !== '' || reference !== '');
  const baht = numberIn(amount);
  const submit = async () => {
    if (method === '') return;
    setFailure(null);
    if (await record({ amount: baht, method, reference: reference.trim() }, setFailure)) leave();
  };
  return (
    <fieldset
      className={`grid items-end gap-3 rounded-lg border border-line-strong p-3 sm:grid-cols-2 md:p-4 ${className}`}
    >
      <legend className="sr-only">{`${words.legend}: ${words.sum}`}</legend>
      <p aria-hidden="true" className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-semibold">{words.legend}</span>
        <span className="text-sm figures">{words.sum}</span>
      </p>
      {failure && (
        <div className="col-span-full">
          <Alert tone="danger" title={words.failed}>
            {say(failure)}
          </Alert>
        </div>
      )}
      <TextField
        label={words.amount}
        inputMode="decimal"
        required={false}
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <SelectField
        label={t('handOver.method')}
        required={false}
        value={method}
        onChange={({ currentTarget: { value } }) => setMethod(deskMethods.find((one) => one === value) ?? '')}
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
      <div className="grid gap-1.5">
        <SubmitButton
          blocked={baht > 0 ? (method === '' ? t('edit.methodRequired') : null) : t('edit.amountRequired')}
          busy={isBusy && t('handOver.recording')}
          onClick={submit}
        >
          {words.submit(baht > 0 ? baht : null)}
        </SubmitButton>
      </div>
    </fieldset>
  );
};
