import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { hasEarlierReturn } from './fields.ts';
import type { HandOver } from './use-hand-over.ts';

/** The date and time at which the vehicle came back, if that was not now. */
export const ReturnedAt = ({ handOver: { fields, set, problemAt } }: { handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  const day = today(useNow());
  const isEarlier = hasEarlierReturn(fields);
  const change = ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) =>
    set(checked ? { returnedDate: day } : { returnedDate: '', returnedTime: '' });
  return (
    <div className="mt-4 grid gap-3">
      <Checkbox label={t('cameBackEarlier')} checked={isEarlier} onChange={change} />
      {isEarlier && (
        <div className="grid max-w-100 grid-cols-[minmax(0,1fr)_116px] gap-3">
          <DateField
            label={t('returnedDate')}
            value={fields.returnedDate}
            max={day}
            onChange={({ currentTarget }) => set({ returnedDate: currentTarget.value })}
          />
          <TextField
            label={t('returnedTime')}
            inputMode="numeric"
            placeholder="14:25"
            maxLength={5}
            value={fields.returnedTime}
            error={problemAt('returnedTime')}
            onChange={({ currentTarget }) => set({ returnedTime: currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
};
