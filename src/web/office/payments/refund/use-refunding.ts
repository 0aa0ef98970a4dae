import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useDeed } from '../../live/use-deed.ts';
import type { Payment } from '../payment.ts';
import { typedBaht } from '../typed-baht.ts';
import { useAmountWords } from '../use-amount-words.ts';
import { useAttemptKey } from '../use-attempt-key.ts';

type Fields = Readonly<{
  amount: string;
  reason: string;
  way: 'automatic' | 'recorded';
  reference: string;
  cancelBooking: boolean;
  /** What comes after a payment by mistake. */
  isOwedAgain: boolean;
}>;

/** The form of a refund: what is typed, what is wrong with it, and the giving back. What is typed stays when refused. */
export const useRefunding = (payment: Payment) => {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const { id, refundableAmount: most, policy } = payment;
  const isByHand = payment.chargeId === null;
  const baht = useBaht();
  const say = useProblemWords();
  const sayAmount = useAmountWords();
  const { run, isBusy } = useDeed();
  const { key, renew, renewAfter } = useAttemptKey();
  const proposed = Math.min(policy?.amount || most, most);
  const fresh: Fields = {
    ...{ amount: String(proposed), reason: '', way: isByHand ? 'recorded' : 'automatic', reference: '' },
    ...{ cancelBooking: false, isOwedAgain: false },
  };
  const [fields, setFields] = useState(fresh);
  const [wasAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const amount = typedBaht(fields.amount, most);
  const reason = fields.reason.trim();
  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }));
    setFailure(null);
    renew();
  };
  const refund = async () => {
    setAsked(true);
    if (isBusy || typeof amount !== 'number' || reason === '') return;
    setFailure(null);
    const { way } = fields;
    const cancelBooking = payment.may.cancelBooking && fields.cancelBooking;
    const reference = fields.reference.trim();
    const body = {
      amount,
      reason,
      way,
      ...(way === 'recorded' && reference !== '' && { reference }),
      ...(cancelBooking ? { cancelBooking } : fields.isOwedAgain && { isOwedAgain: true }),
    };
    const failed = (refused: Failure) => {
      renewAfter(refused);
      setFailure(refused);
    };
    const done = await run(
      'POST /admin/payments/:id/refund',
      { params: { id }, body, headers: { 'Idempotency-Key': key } },
      { done: t(way === 'recorded' ? 'recordedDone' : 'done', { amount: baht(amount) }), failed },
    );
    if (!done) return;
    renew();
    setAsked(false);
    const left = done.data.refundableAmount;
    setFields({ ...fresh, amount: String(left) });
  };
  const refused = failure?.fields ?? {};
  return {
    fields,
    set,
    isByHand,
    amount: typeof amount === 'number' ? amount : null,
    errors: {
      amount: wasAsked && typeof amount !== 'number' ? sayAmount(amount, most) : refused.amount && say(refused.amount),
      reason: wasAsked && reason === '' ? t('reasonMissing') : refused.reason && say(refused.reason),
    },
    failure,
    isBusy,
    refund: () => void refund(),
  };
};
