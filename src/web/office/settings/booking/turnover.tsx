import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { TurnoverEffect } from './turnover-effect.tsx';

const fields = ['turnoverIntervalHours', 'cancellationPolicy'] as const;
const policies = ['24 hours', '48 hours', '72 hours', '1 week'] as const;

/** How close rentals may follow each other, and what a cancellation brings back. */
export const Turnover = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'booking' });
  const section = useSection('turnover', 'booking', fields);
  const labelOf = (path: string) => t(path as (typeof fields)[number]);
  const was = section.was('turnoverIntervalHours');
  const policy = policies.find((one) => one === section.textOf('cancellationPolicy'));
  return (
    <SectionCard section={section} title={t('turnover')} text={t('turnoverText')} labelOf={labelOf}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...section.text('turnoverIntervalHours')}
          label={t('turnoverIntervalHours')}
          unit={t('hours')}
          hasDecimals
          hint={[t('turnoverHint'), was !== null && t('was', { was })].filter(Boolean).join(' ')}
        />
        <SelectField
          {...section.text('cancellationPolicy')}
          label={t('cancellationPolicy')}
          hint={policy && t(`policyHint.${policy}`)}
        >
          {policies.map((one) => (
            <option key={one} value={one}>
              {t(`policy.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {was !== null && <TurnoverEffect hours={section.textOf('turnoverIntervalHours')} />}
    </SectionCard>
  );
};
