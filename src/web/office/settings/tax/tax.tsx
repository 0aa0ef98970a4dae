import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { taxByTypedRate } from './tax-on.ts';

const fields = ['enabled', 'rate', 'name', 'includeInPrice', 'roundTotals'] as const;

/** `/admin/settings/tax`: whether and how tax is charged. */
const Tax = () => {
  const t = useWords('settings', 'tax');
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
      <Switch {...section.flag('roundTotals')} label={t('roundTotals')} hint={t('roundTotalsHint')} />
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

const PRICE = 1000;

type Props = { isOn: boolean; rate: string; name: string; isIncluded: boolean };

/** An example: what a customer pays on ฿1,000 with the typed values. */
const TaxExample = ({ isOn, rate, name, isIncluded }: Props) => {
  const t = useWords('settings', 'tax');
  const baht = useBaht();
  const tax = isOn ? taxByTypedRate(PRICE, rate, isIncluded) : 0;
  const price = baht(PRICE);
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 text-xs figures"
    >
      <span className="text-muted">{t('example', { price })}</span>
      {tax === null && <span>{t('noRate')}</span>}
      {tax !== null && !isOn && <span>{t('without', { price })}</span>}
      {tax !== null && isOn && isIncluded && <strong>{t('within', { price, tax: baht(tax), name })}</strong>}
      {tax !== null && isOn && !isIncluded && (
        <span>
          {t('added', { price, tax: baht(tax), name })}
          <strong className="font-semibold">{baht(PRICE + tax)}</strong>
        </span>
      )}
    </p>
  );
};
