import { useId, useState } from 'react';
import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { lastMileageIn, mileageIn } from './fields.ts';
import { PRESS_MS, StepPart } from './hand-over-steps.tsx';
import { ReturnedAt } from './returned-at.tsx';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

type Props = { step: Step; handOver: HandOver };

const figures = (count: number) => formatNumber(count);

/** The odometer and fuel readings, beside the previous ones, and when the vehicle came back. */
export const MeterStep = ({ step, handOver, isReturn }: Props & { isReturn: boolean }) => {
  const t = useWords('bookings', 'handOver');
  const { fields, set, problemAt, lastMileage, mileageLess, terms } = handOver;
  const [isTyping, setTyping] = useState(false);
  const mileage = mileageIn(fields.mileage);
  const before = terms?.pickUp;
  const hasReading = before !== undefined && before !== null && before.mileage !== null;
  const from = lastMileageIn(fields, lastMileage);
  const driven = mileage !== null && before && mileage >= from ? mileage - from : null;
  const read = t('meterRead', { kilometres: figures(mileage ?? 0), fuel: t('eighth', { count: fields.fuel ?? 0 }) });
  const comparison = [
    hasReading && t('atPickUpMileage', { kilometres: figures(from) }),
    driven !== null && t('driven', { kilometres: figures(driven) }),
  ];
  return (
    <StepPart
      step={step}
      result={step.isDone ? read : !hasReading && t('lastMeter', { kilometres: figures(lastMileage) })}
    >
      <div className="grid gap-4 lg:grid-cols-[190px_minmax(0,1fr)]">
        <TextField
          label={t('mileage')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={fields.mileage}
          error={problemAt('mileage') ?? (isTyping ? undefined : mileageLess)}
          onFocus={() => setTyping(true)}
          onBlur={() => setTimeout(() => setTyping(false), PRESS_MS)}
          hint={comparison.filter(Boolean).join(', ')}
          onChange={({ currentTarget }) => set({ mileage: currentTarget.value })}
        />
        <FuelChoice
          value={fields.fuel}
          atPickUp={before?.fuel ?? null}
          error={problemAt('fuel')}
          onChoose={(fuel) => set({ fuel })}
        />
      </div>
      {hasReading && <PickUpMileage handOver={handOver} />}
      {isReturn && <ReturnedAt handOver={handOver} />}
    </StepPart>
  );
};

/** Corrects a mileage that was read wrongly at the pick-up, with the reason. */
const PickUpMileage = ({ handOver: { fields, set, problemAt } }: { handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center text-sm text-link">{t('pickUpMileageWrong')}</summary>
      <div className="grid gap-4 pt-1 lg:grid-cols-[190px_minmax(0,1fr)]">
        <TextField
          label={t('pickUpMileage')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          required={false}
          value={fields.pickUpMileage}
          error={problemAt('pickUpMileage')}
          onChange={({ currentTarget }) => set({ pickUpMileage: currentTarget.value })}
        />
        <TextField
          label={t('pickUpMileageReason')}
          maxLength={300}
          required={false}
          value={fields.pickUpMileageReason}
          error={problemAt('pickUpMileageReason')}
          onChange={({ currentTarget }) => set({ pickUpMileageReason: currentTarget.value })}
        />
      </div>
    </details>
  );
};

type FuelChoiceProps = {
  value: number | null;
  /** The level at the pick-up, marked at a return. */
  atPickUp: number | null;
  error: string | undefined;
  onChoose: (eighths: number) => void;
};

const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The fuel level in eighths: chosen with one press, or the arrow keys. */
const FuelChoice = ({ value, atPickUp, error, onChoose }: FuelChoiceProps) => {
  const t = useWords('bookings', 'handOver');
  const name = useId();
  const words: Partial<Record<number, string>> = { 0: t('empty'), 4: t('half'), 8: t('full') };
  const wordOf = (level: number) => words[level] ?? `${level}/8`;
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={
        [atPickUp !== null && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className="mb-1.5 text-sm font-medium">{t('fuel')}</legend>
      <div className="grid grid-cols-9 gap-1">
        {eighths.map((one) => (
          <label
            key={one}
            className={`relative grid min-h-11 cursor-pointer place-items-center rounded-sm border text-2xs font-medium max-sm:tracking-tighter quick has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${value !== null && one <= value ? 'border-brand bg-brand text-on-brand' : 'border-line-control bg-surface'}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === one}
              aria-label={t('eighth', { count: one })}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true">{wordOf(one)}</span>
            {one === atPickUp && (
              <span
                aria-hidden="true"
                className="absolute top-full mt-1 border-x-5 border-b-6 border-x-transparent border-b-ink"
              />
            )}
          </label>
        ))}
      </div>
      {atPickUp !== null && (
        <p id={`${name}-hint`} className="mt-3 text-xs text-muted figures">
          {t('atPickUpFuel', { fuel: wordOf(atPickUp) })}
        </p>
      )}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
};
