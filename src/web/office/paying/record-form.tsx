import { useEffect, useEffectEvent } from 'react';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { numberIn, typedNumber } from '../form/typed-number.ts';
import { useAttemptKey } from '../form/use-attempt-key.ts';
import { useForm } from '../form/use-form.ts';
import { deskMethods, usePaymentMethod } from './payment-methods.ts';
import { SlipLinks } from './slip-links.tsx';

type Booking = DataOf<'GET /admin/bookings/:id'>;
type Props = {
  id: string /** To choose another booking; none where the booking is given. */;
  onAnother?: () => void;
  onClose: () => void;
};

/** Loads the booking with its owed amount, then shows the payment form. */
export const RecordForm = ({ id, onAnother, onClose }: Props) => {
  const t = useWords('payments', 'record');
  const say = useProblemWords();
  const { answer, last, retry } = useLatest(id, (signal) =>
    api.call('GET /admin/bookings/:id', { params: { id }, signal }),
  );
  // The previous answer stays during a reload, so that typed values are kept.
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

type FormProps = Omit<Props, 'id'> & { booking: Booking /** The owed amount has changed. */; onChanged: () => void };

/** Sends an idempotency key, so that a payment sent twice is recorded once. */
const Form = ({ booking, onChanged, onAnother, onClose }: FormProps) => {
  const t = useWords('payments', 'record');
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const { key, renew, renewAfter } = useAttemptKey();
  const { id: bookingId, owedAmount, fromDeposit, totalAmount, bookingNumber, customerName } = booking;
  const form = useForm({
    name: 'record',
    begin: { method: '', amount: `${owedAmount}`, reference: '', note: '' },
    labelOf: (field) => t(field),
    notSaved: t('failed'),
    fieldOf: (named) => (named === 'paymentMethod' ? 'method' : named),
  });
  const nothing = fromDeposit > 0 ? t('fromDeposit', { amount: baht(fromDeposit) }) : t('nothingOwed');
  const { draft, set, text } = form;
  const amount = numberIn(draft.amount);
  // The owed amount fell, since somebody else recorded a payment meanwhile.
  const lower = useEffectEvent((most: number) => {
    if (amount > most) set({ amount: `${most}` });
  });
  useEffect(() => lower(owedAmount), [owedAmount]);
  const save = async () => {
    const body = {
      bookingId,
      amount: typedNumber(draft.amount),
      paymentMethod: draft.method,
      reference: draft.reference.trim() || undefined,
      note: draft.note.trim() || undefined,
    };
    const done = await form.send(
      'POST /payments/records',
      { body, headers: { 'Idempotency-Key': key } },
      {
        done: t('done', { amount: baht(amount), number: bookingNumber }),
        failed: (refused) => {
          renewAfter(refused);
          if (refused.status === 409) onChanged();
        },
      },
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('title')}
      submit={amount > 0 ? t('submit', { amount: baht(amount) }) : t('submitPlain')}
      busy={t('busy')}
      blocked={owedAmount > 0 ? null : nothing}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-start justify-between gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold figures">{bookingNumber}</b>, {customerName}
          <span className="block text-xs text-muted">
            {owedAmount === 0 ? nothing : t('owed', { amount: baht(owedAmount), total: baht(totalAmount) })}
          </span>
        </p>
        {onAnother && (
          <Button size="xs" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </div>
      <SlipLinks booking={booking} />
      {owedAmount > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField {...text('method')}>
            <option value="">{t('choose')}</option>
            {deskMethods.map((one) => (
              <option key={one} value={one}>
                {methodOf(one)}
              </option>
            ))}
          </SelectField>
          <div onChange={renew} className="contents">
            <TextField {...text('amount')} inputMode="decimal" hint={t('amountHint', { amount: baht(owedAmount) })} />
            <TextField {...text('reference')} optional maxLength={100} />
            <TextField {...text('note')} optional maxLength={500} />
          </div>
        </div>
      )}
    </FormDialog>
  );
};
