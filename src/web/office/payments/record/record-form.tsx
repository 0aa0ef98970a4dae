import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePaymentMethod } from '../../bookings/use-payment-method.ts';
import { useRecording } from './use-recording.ts';

const FORM = 'record-payment';
const methods = ['cash', 'bank_transfer', 'credit_card', 'debit_card'] as const;

type Booking = DataOf<'GET /admin/bookings/:id'>;
type Props = { id: string; onAnother: () => void; onClose: () => void };

/** Reads what is owed on the booking, then takes the payment. */
export const RecordForm = ({ id, onAnother, onClose }: Props) => {
  const { t } = useTranslation('payments', { keyPrefix: 'record' });
  const say = useProblemWords();
  const { answer, last, retry } = useLatest(id, (signal) =>
    api.call('GET /admin/bookings/:id', { params: { id }, signal }),
  );
  // What is typed stays while it is read anew.
  const read = answer ?? last;
  if (read?.success) return <Form booking={read.data} onChanged={retry} onAnother={onAnother} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t('title')} actions={<Button onClick={onClose}>{t('cancel')}</Button>}>
      {read ? (
        <RetryAlert tone="danger" title={t('notLoaded')} retry={retry}>
          {say(read)}
        </RetryAlert>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Modal>
  );
};

type FormProps = Omit<Props, 'id'> & { booking: Booking /** What is owed is another now. */; onChanged: () => void };

const Form = ({ booking, onChanged, onAnother, onClose }: FormProps) => {
  const { t } = useTranslation('payments', { keyPrefix: 'record' });
  const baht = useBaht();
  const say = useProblemWords();
  const methodOf = usePaymentMethod();
  const [method, setMethod] = useState<(typeof methods)[number]>('cash');
  const { fields, set, amount, error, failure, isBusy, record } = useRecording(booking, method, {
    onChanged,
    onDone: onClose,
  });
  const { owedAmount, totalAmount, bookingNumber, customerName } = booking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    record();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} look="brand" disabled={owedAmount === 0} busy={isBusy && t('busy')}>
            {amount === null ? t('submitPlain') : t('submit', { amount: baht(amount) })}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={t('failed')}>
          {say(failure)}
        </Alert>
      )}
      <div className="flex flex-wrap items-start justify-between gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold figures">{bookingNumber}</b>, {customerName}
          <span className="block text-xs text-muted">
            {owedAmount === 0 ? t('nothingOwed') : t('owed', { amount: baht(owedAmount), total: baht(totalAmount) })}
          </span>
        </p>
        <Button size="xs" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
      {owedAmount > 0 && (
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t('method')}
            value={method}
            onChange={({ currentTarget }) => setMethod(methods.find((one) => one === currentTarget.value) ?? 'cash')}
          >
            {methods.map((one) => (
              <option key={one} value={one}>
                {methodOf(one)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            hint={t('amountHint', { amount: baht(owedAmount) })}
            error={error}
            value={fields.amount}
            onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
          />
          <TextField
            label={t('reference')}
            optional
            maxLength={100}
            autoComplete="off"
            value={fields.reference}
            onChange={({ currentTarget }) => set({ reference: currentTarget.value })}
          />
          <TextField
            label={t('note')}
            optional
            maxLength={500}
            autoComplete="off"
            value={fields.note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
        </form>
      )}
    </Modal>
  );
};
