import { nameIn } from '../../../../languages/name-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { type Category, type DraftRate, rateFrom } from './package-draft.ts';

type Props = {
  rates: readonly DraftRate[];
  categories: readonly Category[];
  errorOf: (field: string) => string | undefined;
  onChange: (rates: readonly DraftRate[]) => void;
};

/** A package's rates by category; each category can be added once. */
export const PackagePricing = ({ rates, categories, errorOf, onChange }: Props) => {
  const t = useWords('insurance', 'form');
  const language = useLanguage();
  const left = categories.filter(({ id }) => !rates.some(({ categoryId }) => categoryId === id));
  const error = errorOf('pricing');
  const put = (rate: DraftRate) => onChange(rates.map((one) => (one.categoryId === rate.categoryId ? rate : one)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-medium">{t('pricing')}</legend>
      <p className="text-xs text-muted">{t('pricingHint')}</p>
      {rates.map((rate, index) => {
        const category = categories.find(({ id }) => id === rate.categoryId);
        if (!category) return null;
        return (
          <Rates
            key={rate.categoryId}
            name={nameIn(category, language)}
            path={`pricing.${index}`}
            rate={rate}
            errorOf={errorOf}
            onChange={put}
            onRemove={() => onChange(rates.filter((one) => one !== rate))}
          />
        );
      })}
      {error && <FieldError id="package-pricing-error">{error}</FieldError>}
      {left.length === 0 ? (
        <p className="text-xs text-muted">{t('allPriced')}</p>
      ) : (
        <SelectField
          label={t('addCategory')}
          required={false}
          value=""
          onChange={({ currentTarget }) => onChange([...rates, rateFrom(currentTarget.value)])}
        >
          <option value="">{t('chooseCategory')}</option>
          {left.map((category) => (
            <option key={category.id} value={category.id}>
              {nameIn(category, language)}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
};

type RatesProps = Pick<Props, 'errorOf'> & {
  rate: DraftRate;
  name: string;
  path: string;
  onChange: (rate: DraftRate) => void;
  onRemove: () => void;
};

const tiers = [
  ['dailyRate', 'daily'],
  ['weeklyRate', 'weekly'],
  ['monthlyRate', 'monthly'],
] as const;

const Rates = ({ rate, name, path, errorOf, onChange, onRemove }: RatesProps) => {
  const t = useWords('insurance', 'form');
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-md bg-sunken px-3 pt-2 pb-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-medium">
          {name}
        </span>
        <IconButton icon="close" size="sm" name={t('removeCategory', { name })} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2">
        {tiers.map(([tier, word]) => (
          <TextField
            key={tier}
            label={t(word)}
            inputMode="decimal"
            required={false}
            value={rate[tier]}
            error={errorOf(`${path}.${tier}`)}
            onChange={({ currentTarget }) => onChange({ ...rate, [tier]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
};
