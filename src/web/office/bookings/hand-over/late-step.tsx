import { useId } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { StepPart } from './hand-over-steps.tsx';
import { RadioLine } from './radio-line.tsx';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

type Props = { step: Step; handOver: HandOver };

/** How late the vehicle is, and what is charged for it: what the grace rule proposes, another amount, or nothing. */
export const LateStep = ({ step, handOver }: Props) => {
  const { terms, late, seen } = handOver;
  const t = useWords('bookings', 'handOver');
  const lateness = useLateness(handOver);
  const result = terms ? lateness : t('lateFailed');
  return (
    <StepPart step={step} result={result}>
      {late ? <Choices handOver={handOver} /> : <Amount handOver={handOver} hint={t('feeNone')} />}
      <p className="mt-3 text-xs text-muted">{t(seen.customerEmail === '' ? 'feeTellNoEmail' : 'feeTell')}</p>
    </StepPart>
  );
};

const Choices = ({ handOver }: { handOver: HandOver }) => {
  const { late, fields, set, problemAt } = handOver;
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  const error = problemAt('lateChoice');
  const id = useId();
  if (!late) return null;
  const choice = (value: 'proposed' | 'other' | 'waived', label: string) => (
    <RadioLine name={id} checked={fields.lateChoice === value} onChoose={() => set({ lateChoice: value })}>
      {label}
    </RadioLine>
  );
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="text-sm font-medium">{t('feeFor', { count: late.lateDays })}</legend>
      {choice('proposed', t('charge', { amount: baht(late.proposedFee) }))}
      {choice('other', t('chargeOther'))}
      {fields.lateChoice === 'other' && (
        <div className="pb-2 pl-8">
          <Amount handOver={handOver} />
        </div>
      )}
      {choice('waived', t('chargeNothing'))}
      {fields.lateChoice === 'waived' && (
        <div className="max-w-120 pb-2 pl-8">
          <TextField
            label={t('waiveWhy')}
            hint={t('withoutAgreementHint')}
            maxLength={300}
            value={fields.lateReason}
            error={problemAt('lateReason')}
            onChange={({ currentTarget }) => set({ lateReason: currentTarget.value })}
          />
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};

const Amount = ({ handOver: { fields, set, problemAt }, hint }: { handOver: HandOver; hint?: string }) => {
  const t = useWords('bookings', 'handOver');
  return (
    <TextField
      label={t('fee')}
      hint={hint}
      inputMode="decimal"
      className="max-w-65"
      value={fields.lateFee}
      error={problemAt('lateFee')}
      onChange={({ currentTarget }) => set({ lateFee: currentTarget.value })}
    />
  );
};

const useLateness = ({ terms, late }: HandOver): string => {
  const t = useWords('bookings', 'handOver');
  if (!terms || !late) return t('lateUnknown');
  const hours = Math.floor(terms.lateMinutes / 60);
  const minutes = terms.lateMinutes % 60;
  const time = [hours > 0 && t('hours', { count: hours }), minutes > 0 && t('minutes', { count: minutes })];
  return t('lateBy', { time: time.filter(Boolean).join(' '), grace: terms.graceMinutes });
};
