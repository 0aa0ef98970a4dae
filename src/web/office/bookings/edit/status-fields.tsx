import { useWords } from '../../../languages/use-words.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { stagesAllowed } from './edit-fields.ts';
import type { Edit } from './use-edit.ts';

/** The stages allowed now; an admin may force others, with a reason that is recorded. */
export const StatusFields = ({ edit: { seen, fields, set, problemAt, refund } }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
  const stage = useWords('bookings', 'stage');
  const noPickUp = useWords('bookings', 'handOver');
  const baht = useBaht();
  const allowed = stagesAllowed(seen);
  const force = seen.may.force.filter((one) => !allowed.some((same) => same === one));
  const hint = () => {
    if (fields.status === 'cancelled' && refund) return t('refundOnCancel', { amount: baht(refund.refundAmount) });
    return fields.status === 'completed' && seen.stage !== 'picked-up' ? noPickUp('noPickUp') : undefined;
  };
  const isForced = fields.status.startsWith('force:');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-xs text-muted">{t('state')}</legend>
      <SelectField
        label={t('status')}
        required={false}
        value={fields.status}
        hint={hint()}
        onChange={({ currentTarget }) => set({ status: currentTarget.value })}
      >
        <option value="">{stage(seen.stage)}</option>
        {allowed.length > 0 && (
          <optgroup label={t('allowed')}>
            {allowed.map((one) => (
              <option key={one} value={one}>
                {stage(one)}
              </option>
            ))}
          </optgroup>
        )}
        {force.length > 0 && (
          <optgroup label={t('forced')}>
            {force.map((one) => (
              <option key={one} value={`force:${one}`}>
                {stage(one)}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {(isForced || fields.status === 'cancelled') && (
        <TextField
          label={t('reason')}
          optional={!isForced}
          maxLength={500}
          value={fields.reason}
          error={problemAt('reason') && t('reasonRequired')}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
      )}
    </fieldset>
  );
};
