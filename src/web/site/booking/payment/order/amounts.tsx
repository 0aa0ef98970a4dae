import { useWords } from '../../../../languages/use-words.ts';
import { AmountRow } from '../../../../ui/amount-row.tsx';
import { RadioCard } from '../../../../ui/form/radio-card.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import { type Due, dueOf, type Owing } from '../../state/amount-due.ts';
import type { PaymentPlan } from '../../state/draft.ts';

type Props = {
  booking: Owing;
  plan: PaymentPlan;
  feePercent: number;
  disabled: boolean;
  onChoose: (plan: PaymentPlan) => void;
};

/**
 * The choice to pay in full, or a deposit now and the rest at pick-up. Renders nothing where no deposit is possible.
 */
export const PlanChoice = ({ booking, plan, feePercent, disabled, onChoose }: Props) => {
  const t = useWords('payment');
  const baht = useBaht();
  const textOf = ({ atPickUp }: Due) =>
    atPickUp === 0 ? t('nothingLeft') : t('restAtPickUp', { amount: baht(atPickUp) });
  if (!dueOf(booking, 'deposit')) return null;
  return (
    <fieldset className="pt-8" disabled={disabled}>
      <legend className="contents">
        <h2 className="text-xl">{t('howMuch')}</h2>
      </legend>
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        {(['full', 'deposit'] as const).map((one) => {
          const due = dueOf(booking, one, feePercent);
          return (
            due && (
              <RadioCard
                key={one}
                name="plan"
                title={t('amountNow', { amount: baht(due.amount) })}
                text={textOf(due)}
                checked={plan === one}
                onChange={() => onChoose(one)}
              />
            )
          );
        })}
      </div>
    </fieldset>
  );
};

/** Amount, fee and total, for a method that charges a fee. */
export const FeeBreakdown = ({ due, rate }: { due: Due; rate: number }) => {
  const t = useWords('payment');
  if (due.fee === 0) return null;
  return (
    <dl aria-label={t('toPay')} className="mt-6 grid gap-1.5 rounded-md bg-sunken px-4 py-3.5 text-sm">
      <AmountRow name={t('amountPart')} baht={due.withoutFee} />
      <AmountRow name={t('feePart', { rate })} baht={due.fee} />
      <AmountRow name={t('toPay')} baht={due.amount} look="border-t border-line-strong pt-1.5 font-semibold" />
    </dl>
  );
};

/** The label of the pay button, with the amount. */
export const PayLabel = ({ amount, isOffline }: { amount: number; isOffline: boolean }) => {
  const t = useWords('payment');
  const words = { amount: useBaht()(amount) };
  if (isOffline) return t('reserve', words);
  return (
    <>
      <Icon name="lock" className="max-[389px]:hidden" />
      {t('pay', words)}
    </>
  );
};
