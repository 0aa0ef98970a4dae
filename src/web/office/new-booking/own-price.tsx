import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SectionProps } from './section-props.ts';

/** A price for the vehicle in place of the list's, and why. */
export const OwnPrice = ({ form, change, wrong }: SectionProps) => {
  const { t } = useTranslation('manual', { keyPrefix: 'ownPrice' });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Checkbox
        label={t('label')}
        checked={form.hasOwnPrice}
        onChange={({ currentTarget }) => change({ hasOwnPrice: currentTarget.checked })}
      />
      {form.hasOwnPrice && (
        <>
          <TextField
            label={t('amount')}
            hint={t('hint')}
            inputMode="decimal"
            value={form.ownPrice}
            error={wrong['vehiclePrice.amount']}
            onChange={({ currentTarget }) => change({ ownPrice: currentTarget.value })}
          />
          <TextField
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={300}
            value={form.ownPriceReason}
            error={wrong['vehiclePrice.reason']}
            onChange={({ currentTarget }) => change({ ownPriceReason: currentTarget.value })}
          />
        </>
      )}
    </div>
  );
};
