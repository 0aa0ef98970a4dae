import { api } from '../../../api/browser.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import { VehicleSearch } from '../../free-vehicles/vehicle-search.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { usePlaces } from '../use-places.ts';
import type { Edit } from './use-edit.ts';

/** Dates, places and vehicle. Once the vehicle is picked up, only the return can be changed. */
export const RentalFields = ({ edit }: { edit: Edit }) => {
  const t = useWords('bookings', 'edit');
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

type Props = { edit: Edit; isFixed: boolean; isOut: boolean };

/** The pick-up and return places. The booking's own are listed until all have loaded. */
const PlaceFields = ({ edit: { seen, fields, set }, isFixed, isOut }: Props) => {
  const t = useWords('bookings', 'edit');
  const language = useLanguage();
  const { from, to } = usePlaces(seen);
  const { answer } = useLatest('places', (signal) => api.call('GET /locations', { signal }));
  const places: [string, string][] = answer?.success
    ? answer.data.map(({ id, name, nameInThai }) => [id, nameIn({ name, nameInThai }, language)])
    : [];
  const withOwn = (id: string, name: string): [string, string][] =>
    places.some(([one]) => one === id) ? places : [[id, name], ...places];
  const options = (places: [string, string][]) =>
    places.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <>
      <SelectField
        label={t('pickUp')}
        value={fields.pickupLocationId}
        disabled={isFixed || isOut}
        className="col-span-2"
        onChange={({ currentTarget }) => set({ pickupLocationId: currentTarget.value })}
      >
        {options(withOwn(seen.pickupLocationId, from))}
      </SelectField>
      <SelectField
        label={t('dropOff')}
        value={fields.dropoffLocationId}
        disabled={isFixed}
        className="col-span-2"
        onChange={({ currentTarget }) => set({ dropoffLocationId: currentTarget.value })}
      >
        {options(withOwn(seen.returnLocationId, to))}
      </SelectField>
    </>
  );
};

/** The current vehicle, or another that is free for the chosen time. */
const VehicleField = ({ edit, isFixed }: { edit: Edit; isFixed: boolean }) => {
  const t = useWords('bookings', 'edit');
  const { seen, fields, set } = edit;
  const { vehicles: free, isFailed } = edit.free;
  const isChosenGone = fields.vehicleId !== seen.vehicleId && !free.some(({ id }) => id === fields.vehicleId);
  return (
    <>
      <VehicleSearch free={edit.free} disabled={isFixed} className="col-span-2" />
      <SelectField
        label={t('vehicle')}
        value={fields.vehicleId}
        disabled={isFixed}
        hint={isFailed ? t('vehiclesFailed') : undefined}
        className="col-span-2"
        onChange={({ currentTarget: { value } }) =>
          set({ vehicleId: value, ...(value === seen.vehicleId && { keepsPrice: false }) })
        }
      >
        <option value={seen.vehicleId}>{namedWithPlate(seen.vehicleName, seen.vehicleLicensePlate)}</option>
        {isChosenGone && <option value={fields.vehicleId}>…</option>}
        <optgroup label={t('free')}>
          {free.map(({ id, name, licensePlate }) => (
            <option key={id} value={id}>
              {namedWithPlate(name, licensePlate)}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </>
  );
};
