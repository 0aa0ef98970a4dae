import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/browser.ts';
import { useLatest } from '../../../../shell/use-latest.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { namedWithPlate } from '../../../named-with-plate.ts';
import { endOf, startOf } from './edit-fields.ts';
import type { Edit } from './use-edit.ts';

/** The vehicle as it is, or another that is free for the chosen time. The saving decides. */
export const VehicleField = ({ edit, isFixed }: { edit: Edit; isFixed: boolean }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'edit' });
  const { seen, fields, set } = edit;
  const startDate = startOf(fields);
  const endDate = endOf(fields);
  const isAskable = !isFixed && fields.startDate !== '' && fields.endDate !== '' && startDate < endDate;
  const { last } = useLatest(
    isAskable ? `${startDate} ${endDate}` : null,
    (signal) => api.call('GET /admin/bookings/free-vehicles', { query: { startDate, endDate }, signal }),
    { pauseMs: 300 },
  );
  const free = last?.success ? last.data.filter(({ id }) => id !== seen.vehicleId) : [];
  const isChosenGone = fields.vehicleId !== seen.vehicleId && !free.some(({ id }) => id === fields.vehicleId);
  return (
    <SelectField
      label={t('vehicle')}
      value={fields.vehicleId}
      disabled={isFixed}
      hint={last && !last.success ? t('vehiclesFailed') : undefined}
      className="col-span-2"
      onChange={({ currentTarget }) => set({ vehicleId: currentTarget.value })}
    >
      <option value={seen.vehicleId}>
        {t('sameVehicle', { name: namedWithPlate(seen.vehicleName, seen.vehicleLicensePlate) })}
      </option>
      {isChosenGone && <option value={fields.vehicleId}>…</option>}
      <optgroup label={t('free')}>
        {free.map(({ id, name, licensePlate }) => (
          <option key={id} value={id}>
            {namedWithPlate(name, licensePlate)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
};
