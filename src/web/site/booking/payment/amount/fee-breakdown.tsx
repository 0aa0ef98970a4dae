import { useTranslation } from 'react-i18next';
import { AmountRow } from '../../../../ui/amount-row.tsx';
import type { Due } from './amount-due.ts';

/** Where a method costs a fee: amount, fee, and what is paid in all. */
export const FeeBreakdown = ({ due, rate }: { due: Due; rate: number }) => {
  const { t } = useTranslation('payment');
  if (due.fee === 0) return null;
  return (
    <dl aria-label={t('toPay')} className="mt-6 grid gap-1.5 rounded-md bg-sunken px-4 py-3.5 text-sm">
      <AmountRow name={t('amountPart')} baht={due.withoutFee} />
      <AmountRow name={t('feePart', { rate })} baht={due.fee} />
      <AmountRow name={t('toPay')} baht={due.amount} look="border-t border-line-strong pt-1.5 font-semibold" />
    </dl>
  );
};
