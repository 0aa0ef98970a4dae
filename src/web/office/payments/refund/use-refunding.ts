import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { numberIn, typedNumber } from '../../form/typed-number.ts';
import { useAttemptKey } from '../../form/use-attempt-key.ts';
import { useForm } from '../../form/use-form.ts';
import type { Payment } from '../payment.ts';

type Draft = Readonly<{
  amount: string;
  reason: string;
  way: 'automatic' | 'recorded';
  reference: string;
  /** Also cancels the booking. */
  cancel: boolean;
  /** The refunded amount is owed again, for a payment made by mistake. */
  owedAgain: boolean;
}>;

/** The refund form and its submission. */
export const useRefunding = (payment: Payment) => {
  const t = useWords('payments', 'refund');
  const { id, refundableAmount: most, policy, may, bookingNumber: number } = payment;
  const isByHand = payment.chargeId === null;
  const baht = useBaht();
  const { key, renew, renewAfter } = useAttemptKey();
  const fresh: Draft = {
    amount: `${Math.min(policy?.amount || most, most)}`,
    reason: '',
    reference: '',
    way: isByHand ? 'recorded' : 'automatic',
    cancel: false,
    owedAgain: false,
  };
  const form = useForm({
    name: 'refund',
    begin: fresh,
    labelOf: (field) => t(field, { number }),
    notSaved: t('failed'),
  });
  const { draft, isBusy } = form;
  const amount = numberIn(draft.amount);
  const refund = async () => {
    if (isBusy) return;
    const { reason, way, reference } = draft;
    const cancelBooking = may.cancelBooking && draft.cancel;
    const body = {
      amount: typedNumber(draft.amount),
      reason,
      way,
      reference: (way === 'recorded' && reference.trim()) || undefined,
      ...(cancelBooking ? { cancelBooking } : draft.owedAgain && { isOwedAgain: true }),
    };
    const done = await form.send(
      'POST /admin/payments/:id/refund',
      { params: { id }, body, headers: { 'Idempotency-Key': key } },
      { done: t(way === 'recorded' ? 'recordedDone' : 'done', { amount: baht(amount) }), failed: renewAfter },
    );
    if (!done) return;
    renew();
    form.restart({ ...fresh, amount: `${done.data.refundableAmount}` });
  };
  return { ...form, isByHand, amount, renew, refund };
};
