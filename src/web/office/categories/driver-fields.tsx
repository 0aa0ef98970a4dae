import type { ComponentProps } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { TextField } from '../../ui/form/text-field.tsx';

type DriverField =
  | 'maximumDriverAge'
  | 'licenseMonths'
  | 'youngDriverBelow'
  | 'youngDriverFee'
  | 'youngDriverDays'
  | 'extraDriverFee';

type Props = { text: (field: DriverField) => ComponentProps<typeof TextField> };

/** What a category asks of its drivers beside their lowest age, and what they cost. */
export const DriverFields = ({ text }: Props) => {
  const t = useWords('categories');
  const unit = (of: 'years' | 'months' | 'days' | 'baht') => <span className="text-xs text-subtle">{t(of)}</span>;
  return (
    <fieldset className="grid gap-3.5 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium">
        {t('drivers')} <span className="font-regular text-subtle">{t('driversText')}</span>
      </legend>
      <TextField
        {...text('maximumDriverAge')}
        hint={t('fields.maximumDriverAgeHint')}
        inputMode="numeric"
        required={false}
        end={unit('years')}
      />
      <TextField {...text('licenseMonths')} inputMode="numeric" end={unit('months')} />
      <TextField
        {...text('youngDriverBelow')}
        hint={t('fields.youngDriverBelowHint')}
        inputMode="numeric"
        required={false}
        end={unit('years')}
      />
      <TextField {...text('youngDriverFee')} inputMode="decimal" end={unit('baht')} />
      <TextField
        {...text('youngDriverDays')}
        hint={t('fields.youngDriverDaysHint')}
        inputMode="numeric"
        required={false}
        end={unit('days')}
      />
      <TextField {...text('extraDriverFee')} inputMode="decimal" end={unit('baht')} />
    </fieldset>
  );
};
