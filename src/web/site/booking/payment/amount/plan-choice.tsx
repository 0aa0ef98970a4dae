import { useTranslation } from 'react-i18next';
import { RadioCard } from '../../../../ui/form/radio-card.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import type { PaymentPlan } from '../../draft/draft.ts';
import { type Due, dueOf, type Owing } from './amount-due.ts';

type Props = {
  booking: Owing;
  plan: PaymentPlan;
  feePercent: number;
  disabled: boolean;
  onChoose: (plan: PaymentPlan) => void;
};

/** All now, or a deposit now and the rest at pick-up. Nothing to choose where no deposit can be paid. */
export const PlanChoice = ({ booking, plan, feePercent, disabled, onChoose }: Props) => {
  const { t } = useTranslation('payment');
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
