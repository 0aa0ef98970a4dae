import { useTranslation } from 'react-i18next';
import { formatNumber } from '#kernel/format-number.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { ReturnTerms } from '../read-hand-over.ts';
import { mileageIn } from './fields.ts';
import { FuelChoice } from './fuel-choice.tsx';
import { Step } from './step.tsx';
import type { HandOver } from './use-hand-over.ts';

type Props = { number: number; handOver: HandOver; terms: ReturnTerms | null };

const figures = (count: number) => formatNumber(count);

/** What the meter and the tank show, beside what they showed before. */
export const MeterStep = ({ number, handOver, terms }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const { fields, set, problemAt, knownMileage } = handOver;
  const mileage = mileageIn(fields.mileage);
  const before = terms?.pickUp;
  const known =
    before && before.mileage !== null && before.fuel !== null
      ? t('pickUpMeter', { mileage: figures(before.mileage), fuel: before.fuel })
      : t('lastMeter', { kilometres: figures(knownMileage) });
  const driven = mileage !== null && before && mileage >= knownMileage ? mileage - knownMileage : null;
  return (
    <Step number={number} title={t('meter')} result={known} isDone={mileage !== null && fields.fuel !== null}>
      <div className="grid gap-4 lg:grid-cols-[190px_minmax(0,1fr)]">
        <TextField
          label={t('mileage')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={fields.mileage}
          error={problemAt('mileage')}
          hint={driven === null ? undefined : t('driven', { kilometres: figures(driven) })}
          onChange={({ currentTarget }) => set({ mileage: currentTarget.value })}
        />
        <FuelChoice value={fields.fuel} error={problemAt('fuel')} onChoose={(fuel) => set({ fuel })} />
      </div>
    </Step>
  );
};
