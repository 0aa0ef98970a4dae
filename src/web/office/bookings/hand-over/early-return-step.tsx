import { type ReactNode, useId } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { useBaht } from '../../../ui/money.tsx';
import { StepPart } from './hand-over-steps.tsx';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

/** The vehicle is back before it was due: what goes back of the price by the policy, unless staff keep the price. */
export const EarlyReturnStep = ({ step, handOver }: { step: Step; handOver: HandOver }) => {
  const { early, fields, set, seen } = handOver;
  const t = useWords('bookings', 'handOver.backEarly');
  const baht = useBaht();
  const id = useId();
  if (!early) return null;
  const { totalAmount, refundAmount, retainedAmount } = early;
  const choice = (keepsPrice: boolean, label: ReactNode) => (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="radio"
        name={id}
        className={radioClass}
        checked={fields.keepsPrice === keepsPrice}
        onChange={() => set({ keepsPrice })}
      />
      {label}
    </label>
  );
  const sums = { amount: baht(refundAmount), after: baht(totalAmount), before: baht(seen.totalAmount) };
  const result = fields.keepsPrice ? 'asAgreed' : refundAmount > 0 ? 'priceBack' : 'price';
  return (
    <StepPart step={step} result={t(result, sums)}>
      <fieldset>
        <legend className="text-sm font-medium">{t('legend')}</legend>
        {choice(false, refundAmount > 0 ? t('back', sums) : t('less', { total: sums.after }))}
        {choice(true, t('keep', { amount: sums.before }))}
      </fieldset>
      {retainedAmount > 0 && <p className="mt-3 text-xs text-muted">{t('retained', { kept: baht(retainedAmount) })}</p>}
    </StepPart>
  );
};
