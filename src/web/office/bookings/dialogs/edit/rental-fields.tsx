import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { TimeSelect } from '../../../../ui/form/time-select.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { Edit } from './use-edit.ts';
import { VehicleField } from './vehicle-field.tsx';

/** When, where and which vehicle. Of a vehicle that is out only the return can be moved. */
export const RentalFields = ({ edit }: { edit: Edit }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'edit' });
  const { seen, fields, set, problemAt } = edit;
  const isOut = seen.stage === 'picked-up';
  const isFixed = !seen.may.move;
  const sentence = (name: 'startDate' | 'endDate') => {
    const problem = problemAt(name);
    return problem && t(problem.what);
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_116px] gap-3">
      <legend className="mb-1 text-xs text-muted">{t('rental')}</legend>
      {isFixed && <p className="col-span-2 text-xs text-muted">{t('notMovable')}</p>}
      {!isFixed && isOut && <p className="col-span-2 text-xs text-muted">{t('onlyReturn')}</p>}
      <DateField
        label={t('startDate')}
        value={fields.startDate}
        disabled={isFixed || isOut}
        error={sentence('startDate')}
        onChange={({ currentTarget }) => set({ startDate: currentTarget.value })}
      />
      <TimeSelect
        label={t('startTime')}
        value={fields.startTime}
        disabled={isFixed || isOut}
        onChange={({ currentTarget }) => set({ startTime: currentTarget.value })}
      />
      <DateField
        label={t('endDate')}
        value={fields.endDate}
        disabled={isFixed}
        error={sentence('endDate')}
        onChange={({ currentTarget }) => set({ endDate: currentTarget.value })}
      />
      <TimeSelect
        label={t('endTime')}
        value={fields.endTime}
        disabled={isFixed}
        onChange={({ currentTarget }) => set({ endTime: currentTarget.value })}
      />
      <VehicleField edit={edit} isFixed={isFixed || isOut} />
      <PlaceFields edit={edit} isFixed={isFixed} isOut={isOut} />
    </fieldset>
  );
};
