import { useWords } from '../../../languages/use-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Fold } from '../../form/fold.tsx';
import type { Edit } from './use-edit.ts';

/** Keeps the price when the vehicle is another, with a reason. */
export const KeepPrice = ({ edit: { seen, fields, set, problemAt } }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  if (fields.vehicleId === seen.vehicleId) return null;
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t('keepPrice')}
        checked={fields.keepsPrice}
        onChange={({ currentTarget }) => set({ keepsPrice: currentTarget.checked })}
      />
      {fields.keepsPrice && (
        <TextField
          label={t('keepReason')}
          hint={t('keepReasonHint')}
          maxLength={300}
          value={fields.keepReason}
          error={problemAt('keepReason') && t('reasonRequired')}
          onChange={({ currentTarget }) => set({ keepReason: currentTarget.value })}
        />
      )}
    </div>
  );
};

/** A discount by hand, folded until there is one. */
export const DiscountFields = ({ edit: { seen, fields, set, problemAt } }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const isOver = seen.stage === 'completed' || seen.stage === 'cancelled';
  if (isOver) return null;
  return (
    <Fold title={t('discount')} isOpen={seen.discount !== null}>
      <div className="mt-3 grid gap-3 sm:grid-cols-[140px_minmax(0,1fr)]">
        <TextField
          label={t('discountAmount')}
          inputMode="decimal"
          required={false}
          value={fields.discountAmount}
          error={problemAt('discountAmount') && t('amountRequired')}
          onChange={({ currentTarget }) => set({ discountAmount: currentTarget.value })}
        />
        <TextField
          label={t('discountReason')}
          maxLength={300}
          required={false}
          value={fields.discountReason}
          error={problemAt('discountReason') && t('reasonRequired')}
          onChange={({ currentTarget }) => set({ discountReason: currentTarget.value })}
        />
        <p className="text-xs text-subtle sm:col-span-2">{t('discountHint')}</p>
      </div>
    </Fold>
  );
};
