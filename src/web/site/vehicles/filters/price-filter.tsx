import type { ReactNode } from 'react';
import { taxNameIn } from '#words/tax-name.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Search } from '../../../rental/search.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Listing } from '../read-listing.ts';
import { PriceSteps } from './price-steps.tsx';
import { TypedFilter } from './typed-filter.tsx';

type Props = {
  listing: Listing;
  filters: Search['filters'];
  set: (name: 'minPrice' | 'maxPrice') => (value: string) => void;
};

/** The lowest and the highest price a day, under how many vehicles there are at which price. */
export const PriceFilter = ({ listing: { result, period, tax, isTaxIncluded }, filters, set }: Props) => {
  const t = useWords('vehicles');
  const baht = useBaht();
  const range = result?.priceRange;
  const language = useLanguage();
  const meaning = (): ReactNode => {
    const name = tax?.enabled && taxNameIn({ en: tax.name }, language);
    if (!period || !result?.days) return name && t(isTaxIncluded ? 'filters.rateTaxed' : 'filters.rate', { tax: name });
    const days = t('filters.ofTotal', { count: result.days });
    return name ? t('filters.taxed', { days, tax: name }) : days;
  };
  return (
    <fieldset className="border-t border-line py-4.5">
      <legend className="float-left w-full text-sm font-semibold">{t('filters.price')}</legend>
      <p className="clear-both text-xs text-subtle">{meaning()}</p>
      {result && <PriceSteps steps={result.prices} {...filters} />}
      <div className="mt-2.5 grid grid-cols-2 gap-2.5">
        {(['minPrice', 'maxPrice'] as const).map((name) => (
          <TypedFilter
            key={name}
            label={t(`filters.${name}`)}
            name={name}
            inputMode="numeric"
            required={false}
            maxLength={7}
            placeholder={range ? baht(name === 'minPrice' ? range.min : range.max) : ''}
            value={filters[name] === undefined ? '' : String(filters[name])}
            onSettled={set(name)}
          />
        ))}
      </div>
    </fieldset>
  );
};
