import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { namedWithPlate } from '../named-with-plate.ts';
import { isBackwards, periodOf } from './booking-form.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import type { FreeVehicles } from './use-free-vehicles.ts';

/** The vehicles that are free for the period; without one, all that are on offer. */
export const VehicleSection = ({ form, change, wrong, vehicles }: SectionProps & { vehicles: FreeVehicles }) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'vehicle' });
  const say = useProblemWords();
  const baht = useBaht();
  const { answer, last, isWaiting, retry } = vehicles;
  const free = last?.success ? last.data : [];
  const isMissing = form.vehicleId !== '' && !free.some(({ id }) => id === form.vehicleId);
  const isFailed = answer?.success === false;
  const known = () => {
    if (isBackwards(form)) return t('backwards');
    return t(periodOf(form) ? 'free' : 'offered', { count: free.length });
  };
  return (
    <Section title={t('title')}>
      <SelectField
        label={t('label')}
        hint={isWaiting ? t('loading') : !isFailed && known()}
        value={form.vehicleId}
        error={wrong.vehicleId}
        onChange={({ currentTarget }) => change({ vehicleId: currentTarget.value })}
      >
        <option value="">{t('choose')}</option>
        {isMissing && (
          <option value={form.vehicleId}>{t(isWaiting ? 'loading' : isFailed ? 'notLoaded' : 'notFree')}</option>
        )}
        {free.map(({ id, name, licensePlate, dailyRate }) => (
          <option key={id} value={id}>
            {namedWithPlate(name, licensePlate)}, {t('aDay', { price: baht(dailyRate) })}
          </option>
        ))}
      </SelectField>
      {isFailed && (
        <RetryAlert tone="danger" title={t('failed')} retry={retry}>
          {say(answer)}
        </RetryAlert>
      )}
    </Section>
  );
};
