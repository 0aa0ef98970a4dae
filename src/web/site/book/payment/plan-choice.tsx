import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../ui/money.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import type { PaymentPlan } from '../draft/draft.ts';
import { useWizard } from '../wizard.ts';
import type { Due } from './use-due.ts';

type Props = { dues: Readonly<Record<PaymentPlan, Due | null>>; disabled: boolean };

/** All now, or a deposit now and the rest at pick-up. Nothing to choose where deposits are off. */
export const PlanChoice = ({ dues, disabled }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'payment' });
  const baht = useBaht();
  const { draft, change } = useWizard();
  if (!dues.deposit) return null;
  const textOf = (plan: PaymentPlan, { atPickUp }: Due) => {
    if (atPickUp === null) return t(plan === 'full' ? 'nothingLeft' : 'depositText');
    return atPickUp === 0 ? t('nothingLeft') : t('restAtPickUp', { amount: baht(atPickUp) });
  };
  return (
    <fieldset className="pt-8" disabled={disabled}>
      <legend className="contents">
        <h2 className="text-xl">{t('howMuch')}</h2>
      </legend>
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        {(['full', 'deposit'] as const).map((plan) => {
          const due = dues[plan];
          return (
            due && (
              <RadioCard
                key={plan}
                name="plan"
                title={t('amountNow', { amount: baht(due.amount) })}
                text={textOf(plan, due)}
                checked={draft.plan === plan}
                onChange={() => change({ plan })}
              />
            )
          );
        })}
      </div>
    </fieldset>
  );
};
