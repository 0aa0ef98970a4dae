import { useTranslation } from 'react-i18next';
import { BANGKOK } from '#kernel/bangkok-clock.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = ['timezone', 'currency', 'dateFormat', 'language'] as const;
const timezones = [BANGKOK, 'UTC', 'America/New_York', 'Europe/London'];
const currencies = ['THB', 'USD', 'EUR'];
const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'];

/** The business lives in one zone and one currency: the other choices are shown, and why they cannot be made. */
export const Regional = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'general' });
  const section = useSection('regional', 'general', fields);
  const field = (name: (typeof fields)[number]) => ({ ...section.text(name), label: t(name) });
  return (
    <SectionCard section={section} title={t('regional')} labelOf={(path) => t(path as (typeof fields)[number])}>
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
