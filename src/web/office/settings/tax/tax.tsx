import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { TaxExample } from './tax-example.tsx';

const fields = ['enabled', 'rate', 'name', 'includeInPrice'] as const;

/** `/admin/settings/tax`: whether tax is charged, and how. */
const Tax = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'tax' });
  const section = useSection('tax', 'tax', fields);
  const isOff = !section.isOn('enabled');
  return (
    <SectionCard
      section={section}
      title={t('title')}
      text={t('text')}
      labelOf={(path) => t(path as (typeof fields)[number])}
    >
      <Switch {...section.flag('enabled')} label={t('enabled')} hint={t('enabledHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...section.text('name')} label={t('name')} maxLength={40} disabled={isOff} />
        <NumberField {...section.text('rate')} label={t('rate')} unit="%" hasDecimals disabled={isOff} />
      </div>
      <Switch
        {...section.flag('includeInPrice')}
        label={t('includeInPrice')}
        hint={t('includeInPriceHint')}
        disabled={isOff}
      />
      <TaxExample
        isOn={!isOff}
        rate={section.textOf('rate')}
        name={section.textOf('name')}
        isIncluded={section.isOn('includeInPrice')}
      />
    </SectionCard>
  );
};
export default Tax;
