import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { typedBaht } from '../typed-baht.ts';
import { useAmountWords } from '../use-amount-words.ts';
import { useAttemptKey } from '../use-attempt-key.ts';

type Booking = Pick<DataOf<'GET /admin/bookings/:id'>, 'id' | 'bookingNumber' | 'owedAmount'>;

/** The form of a payment that is written down. What is typed stays when it is refused; what is sent twice counts once. */
export const useRecording = (
  { id, bookingNumber, owedAmount }: Booking,
  method: string,
  { onChanged, onDone }: { onChanged: () => void; onDone: () => void },
) => {
  const { t } = useTranslation('payments', { keyPrefix: 'record' });
  const baht = useBaht();
  const say = useProblemWords();
  const sayAmount = useAmountWords();
  const { run, isBusy } = useDeed();
  const { key, renew, renewAfter } = useAttemptKey();
  const [fields, setFields] = useState({ amount: String(owedAmount), reference: '', note: '' });
  const [wasAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const amount = typedBaht(fields.amount, owedAmount);
  // Less is owed than when it was typed: somebody else has paid meanwhile.
  useEffect(() => {
    setFields((before) =>
      typedBaht(before.amount, owedAmount) === 'tooMuch' ? { ...before, amount: String(owedAmount) } : before,
    );
  }, [owedAmount]);
  const record = async () => {
    setAsked(true);
    if (isBusy || typeof amount !== 'number') return;
    setFailure(null);
    const [reference, note] = [fields.reference.trim(), fields.note.trim()];
    const body = {
      bookingId: id,
      amount,
      paymentMethod: method,
      ...(reference !== '' && { reference }),
      ...(note !== '' && { note }),
    };
    const done = await run(
      'POST /payments/records',
      { body, headers: { 'Idempotency-Key': key } },
      {
        done: t('done', { amount: baht(amount), number: bookingNumber }),
        failed: (refused) => {
          renewAfter(refused);
          setFailure(refused);
          if (refused.status === 409) onChanged();
        },
      },
    );
    if (done) onDone();
  };
  const refused = failure?.fields.amount;
  return {
    fields,
    set: (change: Partial<typeof fields>) => {
      setFields((before) => ({ ...before, ...change }));
      renew();
    },
    amount: typeof amount === 'number' ? amount : null,
    error: wasAsked && typeof amount !== 'number' ? sayAmount(amount, owedAmount) : refused && say(refused),
    failure,
    isBusy,
    record: () => void record(),
  };
};
