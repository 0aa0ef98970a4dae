import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import type { ReturnTerms } from '../read-hand-over.ts';
import { Step } from './step.tsx';
import type { HandOver } from './use-hand-over.ts';

type Props = { number: number; handOver: HandOver; terms: ReturnTerms | null };

/** How late the vehicle is, what the grace rule proposes, and what staff decide. */
export const LateStep = ({ number, handOver: { fields, set, problemAt }, terms }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const baht = useBaht();
  const said = useLateness(terms);
  return (
    <Step number={number} title={t('late')} result={said} isDone={Number(fields.lateFee) >= 0}>
      {terms && terms.lateDays > 0 && (
        <p className="mb-3 text-sm">{t('proposed', { count: terms.lateDays, amount: baht(terms.proposedFee) })}</p>
      )}
      <TextField
        label={t('fee')}
        hint={t('feeHint')}
        inputMode="decimal"
        className="max-w-65"
        value={fields.lateFee}
        error={problemAt('lateFee')}
        onChange={({ currentTarget }) => set({ lateFee: currentTarget.value })}
      />
    </Step>
  );
};

const useLateness = (terms: ReturnTerms | null): string => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  if (!terms) return t('lateFailed');
  if (terms.lateMinutes <= 0) return t('onTime');
  const hours = Math.floor(terms.lateMinutes / 60);
  const minutes = terms.lateMinutes % 60;
  const time = [hours > 0 && t('hours', { count: hours }), minutes > 0 && t('minutes', { count: minutes })];
  const isFree = terms.lateMinutes <= terms.graceMinutes;
  return t(isFree ? 'withinGrace' : 'lateBy', { time: time.filter(Boolean).join(' '), grace: terms.graceMinutes });
};
