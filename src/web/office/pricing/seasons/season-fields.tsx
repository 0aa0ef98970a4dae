import { useTranslation } from 'react-i18next';
import { HIGHEST_MULTIPLIER, LOWEST_MULTIPLIER, MULTIPLIER_STEP } from '#kernel/pricing-limits.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Category } from '../read-pricing.ts';
import { CategoryField } from './category-field.tsx';
import { priorities } from './priorities.ts';
import type { SeasonValues } from './season-values.ts';

type Props = {
  values: SeasonValues;
  onChange: (change: Partial<SeasonValues>) => void;
  errorOf: (field: string) => string | undefined;
  categories: readonly Category[];
};

type Texts = { [Name in keyof SeasonValues]: SeasonValues[Name] extends string ? Name : never }[keyof SeasonValues];

/** The fields of a seasonal rate. */
export const SeasonFields = ({ values, onChange, errorOf, categories }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'form' });
  const field = (name: Texts) => ({
    label: t(name),
    error: errorOf(name),
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <div className="grid gap-4">
      <TextField {...field('name')} maxLength={100} autoComplete="off" />
      <TextField {...field('nameInThai')} optional maxLength={100} autoComplete="off" lang="th" />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...field('startDate')} />
        <DateField {...field('endDate')} hint={t('endHint')} />
        <TextField
          {...field('multiplier')}
          type="number"
          inputMode="decimal"
          min={LOWEST_MULTIPLIER}
          max={HIGHEST_MULTIPLIER}
          step={MULTIPLIER_STEP}
          hint={t('multiplierHint')}
        />
        <SelectField {...field('priority')} hint={t('priorityHint')}>
          {priorities.map((name, index) => (
            <option key={name} value={index + 1}>
              {t(`priorities.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea {...field('description')} optional rows={2} maxLength={500} />
      <CategoryField
        categories={categories}
        chosen={values.vehicleCategories}
        onChoose={(vehicleCategories) => onChange({ vehicleCategories })}
        error={errorOf('vehicleCategories')}
      />
      <Switch
        label={t('isActive')}
        hint={t('seasonActiveHint')}
        checked={values.isActive}
        onSwitch={(isActive) => onChange({ isActive })}
      />
    </div>
  );
};
