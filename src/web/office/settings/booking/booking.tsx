import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSettings } from '../section/settings-context.ts';
import { useSection } from '../section/use-section.ts';
import { depositByTypedPercentage } from './deposit-of.ts';
import { Turnover } from './turnover.tsx';

/** `/admin/settings/booking`: booking limits, turnover and deposit. */
const Booking = () => (
  <>
    <Limits />
    <Turnover />
    <OneWay />
    <Deposit />
  </>
);
export default Booking;

const fields = ['requireDeposit', 'depositPercentage'] as const;
const EXAMPLE = 10_647;

/** Whether customers may pay a part in advance, and its percentage. */
const Deposit = () => {
  const t = useWords('settings', 'booking');
  const baht = useBaht();
  const { groups } = useSettings();
  const section = useSection('deposit', 'booking', fields);
  const isOn = section.isOn('requireDeposit');
  const split = isOn ? depositByTypedPercentage(EXAMPLE, section.textOf('depositPercentage'), groups.tax) : null;
  return (
    <SectionCard section={section} title={t('deposit')} labelOf={(path) => t(path as (typeof fields)[number])}>
      <Switch {...section.flag('requireDeposit')} label={t('requireDeposit')} hint={t('requireDepositHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...section.text('depositPercentage')} label={t('depositPercentage')} unit="%" disabled={!isOn} />
        <p aria-live="polite" className="grid content-start gap-1.5">
          <span className="text-sm font-medium">{t('example', { total: baht(EXAMPLE) })}</span>
          <span className="flex min-h-(--control) items-center text-xs text-muted figures">
            {split
              ? t('split', { now: baht(split.now), later: baht(split.later) })
              : t('inFull', { total: baht(EXAMPLE) })}
          </span>
        </p>
      </div>
    </SectionCard>
  );
};

const oneWayFields = ['oneWay'] as const;

/** Where a vehicle may be returned. */
const OneWay = () => {
  const t = useWords('settings', 'booking');
  const section = useSection('one-way', 'booking', oneWayFields);
  return (
    <SectionCard section={section} title={t('oneWayTitle')} text={t('oneWayText')} labelOf={() => t('oneWay')}>
      <SelectField {...section.text('oneWay')} label={t('oneWay')} hint={t('oneWayHint')}>
        <option value="anywhere">{t('oneWayAnywhere')}</option>
        <option value="pairs">{t('oneWayPairs')}</option>
      </SelectField>
    </SectionCard>
  );
};

const limitFields = [
  'minBookingHours',
  'maxBookingDays',
  'advanceBookingDays',
  'graceMinutes',
  'claimAnswerHours',
  'lockHours',
  'earlyReturnPercent',
  'allowSameDayBooking',
  'autoApproval',
  'checksDrivers',
] as const;

/** Limits on online bookings, and whether staff must approve them. */
const Limits = () => {
  const t = useWords('settings', 'booking');
  const section = useSection('limits', 'booking', limitFields);
  const labelOf = (path: string) => t(path as (typeof limitFields)[number]);
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
      <Switch {...section.flag('checksDrivers')} label={t('checksDrivers')} hint={t('checksDriversHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...section.text('graceMinutes')}
          label={t('graceMinutes')}
          hint={t('graceMinutesHint')}
          unit={t('minutes')}
        />
        <NumberField
          {...section.text('claimAnswerHours')}
          label={t('claimAnswerHours')}
          hint={t('claimAnswerHoursHint')}
          unit={t('hours')}
        />
        <NumberField
          {...section.text('lockHours')}
          label={t('lockHours')}
          hint={t('lockHoursHint')}
          unit={t('hours')}
        />
        <NumberField
          {...section.text('earlyReturnPercent')}
          label={t('earlyReturnPercent')}
          hint={t('earlyReturnPercentHint')}
          unit="%"
        />
      </div>
    </SectionCard>
  );
};
