import { useTranslation } from 'react-i18next';
import { weekdays } from '#kernel/opening-hours.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { Identity } from './identity.tsx';
import { Place } from './place.tsx';
import { Regional } from './regional.tsx';
import { Social } from './social.tsx';

/** `/admin/settings/general`: who the business is and how it is reached. */
const General = () => (
  <>
    <Identity />
    <Regional />
    <Place />
    <Social />
    <Hours />
  </>
);
export default General;

const office = weekdays.map((day) => `businessHours.mainOffice.${day}` as const);
const airports = ['businessHours.suvarnabhumiAirport', 'businessHours.donMueangAirport'] as const;
const fields = [...office, ...airports] as const;

/** When the office and the two airports are open, as a business writes it. */
const Hours = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'general' });
  const section = useSection('hours', 'general', fields);
  const labelOf = (path: string) => t(`hours.${lastOf(path)}`);
  const field = (path: (typeof fields)[number]) => (
    <TextField key={path} {...section.text(path)} label={labelOf(path)} required={false} maxLength={60} />
  );
  return (
    <SectionCard section={section} title={t('businessHours')} text={t('hoursText')} labelOf={labelOf}>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
        <legend className="mb-2.5 text-sm font-semibold">{t('mainOffice')}</legend>
        {office.map(field)}
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-2.5 text-sm font-semibold">{t('airports')}</legend>
        {airports.map(field)}
      </fieldset>
    </SectionCard>
  );
};

const lastOf = (path: string) =>
  (path.split('.').at(-1) ?? '') as (typeof weekdays)[number] | 'suvarnabhumiAirport' | 'donMueangAirport';
