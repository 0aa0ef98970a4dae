import { BANGKOK } from '#kernel/bangkok-clock.ts';
import { weekdays } from '#kernel/opening-hours.ts';
import { useWords } from '../../../languages/use-words.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { Place } from './place.tsx';
import { Social } from './social.tsx';

/** `/admin/settings/general`: name, contact, region and opening hours of the business. */
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

/** The opening hours of the office and the two airports, as free text. */
const Hours = () => {
  const t = useWords('settings', 'general');
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

const identityFields = [
  'siteName',
  'siteDescription',
  'adminEmail',
  'supportEmail',
  'contactPhone',
  'emergencyPhone',
  'address',
  'addressInThai',
  'companyName',
  'companyBranch',
  'taxId',
] as const;

/** Name and contact of the business, as shown on the website, in e-mails and on documents. */
const Identity = () => {
  const t = useWords('settings', 'general');
  const section = useSection('identity', 'general', identityFields);
  const field = (name: (typeof identityFields)[number]) => ({ ...section.text(name), label: t(name) });
  const free = { required: false } as const;
  return (
    <SectionCard
      section={section}
      title={t('identity')}
      text={t('identityText')}
      labelOf={(path) => t(path as (typeof identityFields)[number])}
    >
      <TextField {...field('siteName')} maxLength={100} />
      <TextArea {...field('siteDescription')} {...free} rows={2} maxLength={1000} hint={t('siteDescriptionHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('adminEmail')} {...free} type="email" inputMode="email" hint={t('adminEmailHint')} />
        <TextField {...field('supportEmail')} {...free} type="email" inputMode="email" hint={t('supportEmailHint')} />
        <TextField {...field('contactPhone')} {...free} type="tel" inputMode="tel" />
        <TextField {...field('emergencyPhone')} {...free} type="tel" inputMode="tel" hint={t('emergencyPhoneHint')} />
      </div>
      <TextField {...field('address')} {...free} maxLength={300} />
      <TextField {...field('addressInThai')} {...free} lang="th" maxLength={300} hint={t('addressInThaiHint')} />
      <TextField {...field('companyName')} {...free} maxLength={200} hint={t('companyNameHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('taxId')} {...free} inputMode="numeric" hint={t('taxIdHint')} />
        <TextField {...field('companyBranch')} {...free} inputMode="numeric" hint={t('companyBranchHint')} />
      </div>
    </SectionCard>
  );
};

const regionalFields = ['timezone', 'currency', 'dateFormat', 'language'] as const;
const timezones = [BANGKOK, 'UTC', 'America/New_York', 'Europe/London'];
const currencies = ['THB', 'USD', 'EUR'];
const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'];

/** Time zone and currency, whose other options are disabled, date format and language. */
const Regional = () => {
  const t = useWords('settings', 'general');
  const section = useSection('regional', 'general', regionalFields);
  const field = (name: (typeof regionalFields)[number]) => ({ ...section.text(name), label: t(name) });
  return (
    <SectionCard section={section} title={t('regional')} labelOf={(path) => t(path as (typeof regionalFields)[number])}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('timezone')} hint={t('timezoneHint')}>
          <Options of={timezones} only={BANGKOK} />
        </SelectField>
        <SelectField {...field('currency')} hint={t('currencyHint')}>
          <Options of={currencies} only="THB" />
        </SelectField>
        <SelectField {...field('dateFormat')} hint={t('dateFormatHint')}>
          <Options of={dateFormats} />
        </SelectField>
        <SelectField {...field('language')} hint={t('languageHint')}>
          <option value="en">English</option>
          <option value="th">ไทย</option>
        </SelectField>
      </div>
    </SectionCard>
  );
};

const Options = ({ of, only }: { of: readonly string[]; only?: string }) =>
  of.map((one) => (
    <option key={one} disabled={only !== undefined && one !== only}>
      {one}
    </option>
  ));
