import { useId } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { StepPart } from './hand-over-steps.tsx';
import { RadioLine } from './radio-line.tsx';
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
  const choice = (keepsPrice: boolean, label: string) => (
    <RadioLine name={id} checked={fields.keepsPrice === keepsPrice} onChoose={() => set({ keepsPrice })}>
      {label}
    </RadioLine>
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
