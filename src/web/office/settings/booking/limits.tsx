import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = [
  'minBookingHours',
  'maxBookingDays',
  'advanceBookingDays',
  'graceMinutes',
  'allowSameDayBooking',
  'autoApproval',
] as const;

/** What visitors may book by themselves, and whether staff look at it first. */
export const Limits = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'booking' });
  const section = useSection('limits', 'booking', fields);
  const labelOf = (path: string) => t(path as (typeof fields)[number]);
  return (
    <SectionCard section={section} title={t('limits')} text={t('limitsText')} labelOf={labelOf}>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField {...section.text('minBookingHours')} label={t('minBookingHours')} unit={t('hours')} />
        <NumberField {...section.text('maxBookingDays')} label={t('maxBookingDays')} unit={t('days')} />
        <NumberField {...section.text('advanceBookingDays')} label={t('advanceBookingDays')} unit={t('days')} />
      </div>
      <Switch
        {...section.flag('allowSameDayBooking')}
        label={t('allowSameDayBooking')}
        hint={t('allowSameDayBookingHint')}
      />
      <Switch {...section.flag('autoApproval')} label={t('autoApproval')} hint={t('autoApprovalHint')} />
      <NumberField
        {...section.text('graceMinutes')}
        label={t('graceMinutes')}
        hint={t('graceMinutesHint')}
        unit={t('minutes')}
        className="sm:max-w-60"
      />
    </SectionCard>
  );
};
