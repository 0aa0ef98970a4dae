import { useTranslation } from 'react-i18next';
import { HIGHEST_FIXED_DISCOUNT, LONGEST_CODE } from '#kernel/pricing-limits.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PromoValues } from './promo-values.ts';

type Props = {
  values: PromoValues;
  onChange: (change: Partial<PromoValues>) => void;
  errorOf: (field: string) => string | undefined;
};

type Typed = { currentTarget: { value: string } };

/** The fields of a promo code or an automatic offer. The code is in capitals while it is typed. */
export const PromoFields = ({ values, onChange, errorOf }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'form' });
  const isCode = values.trigger === 'code';
  const field = (name: Exclude<keyof PromoValues, 'isActive'>) => ({
    label: t(name),
    error: errorOf(name),
    value: values[name],
    onChange: ({ currentTarget: { value } }: Typed) => onChange({ [name]: value }),
  });
  const figure = { type: 'number', inputMode: 'numeric' } as const;
  const amount = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const;
  return (
    <div className="grid gap-4">
      <SelectField {...field('trigger')} hint={t(isCode ? 'codeHint' : 'automaticHint')}>
        <option value="code">{t('triggers.code')}</option>
        <option value="automatic">{t('triggers.automatic')}</option>
      </SelectField>
      {isCode && (
        <TextField
          {...field('code')}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ code: currentTarget.value.toUpperCase() })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} optional={isCode} maxLength={100} autoComplete="off" />
        <TextField {...field('nameInThai')} optional maxLength={100} autoComplete="off" lang="th" />
      </div>
      <TextArea {...field('description')} rows={2} maxLength={500} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('discountType')}>
          <option value="percentage">{t('discountTypes.percentage')}</option>
          <option value="fixed">{t('discountTypes.fixed')}</option>
        </SelectField>
        <TextField
          {...field('discountValue')}
          {...amount}
          max={values.discountType === 'percentage' ? 100 : HIGHEST_FIXED_DISCOUNT}
          end={<span className="pr-2 text-xs text-subtle">{values.discountType === 'percentage' ? '%' : '฿'}</span>}
        />
        <TextField {...field('minRentalDays')} {...figure} min={1} />
        <TextField {...field('minAdvanceDays')} {...figure} min={0} hint={t('aheadHint')} />
        <TextField {...field('maxDiscount')} {...amount} hint={t('maxHint')} />
        <TextField {...field('usageLimit')} {...figure} optional min={1} placeholder="∞" hint={t('limitHint')} />
        <DateField {...field('validFrom')} />
        <DateField {...field('validTo')} hint={t('validHint')} />
      </div>
      <Switch
        label={t('isActive')}
        hint={t('promoActiveHint')}
        checked={values.isActive}
        onSwitch={(isActive) => onChange({ isActive })}
      />
    </div>
  );
};
