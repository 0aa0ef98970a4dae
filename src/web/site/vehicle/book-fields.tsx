import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/date-field.tsx';
import { addDays, today, useLanguage } from '../../ui/dates.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TimeSelect } from '../../ui/time-select.tsx';
import type { RentalTrouble } from '../book/flow.ts';
import { bookableDays } from '../book/vehicle/bookable-days.ts';
import { useNow } from '../use-now.ts';
import { nameIn } from '../vehicles/card/name-in.ts';
import type { VehiclePage } from './read-vehicle-page.ts';
import type { RentalOf } from './use-rental-of.ts';

type Props = { page: VehiclePage; rental: RentalOf; troubles: readonly RentalTrouble[] };

export const BookFields = ({ page, rental: { fields, change }, troubles }: Props) => {
  const { t } = useTranslation(['vehicle', 'booking']);
  const language = useLanguage();
  const day = today(useNow());
  const days = page.rules ? bookableDays(page.rules, day) : { first: day, last: undefined };
  const errorOf = (field: RentalTrouble['field']) => {
    const found = troubles.find((one) => one.field === field);
    return found && t(`booking:troubles.${found.sentence}`);
  };
  const setPickupDate = (pickupDate: string) => {
    const isReturnBefore = fields.returnDate === '' || fields.returnDate < pickupDate;
    change({ pickupDate, ...(pickupDate && isReturnBefore && { returnDate: addDays(pickupDate, 1) }) });
  };
  return (
    <>
      {(['pickup', 'return'] as const).map((end) => (
        <div key={end} className="grid grid-cols-[1.5fr_1fr] gap-2.5">
          <DateField
            name={`${end}Date`}
            label={t(`book.${end}Date`)}
            value={fields[`${end}Date`]}
            min={end === 'return' && fields.pickupDate ? fields.pickupDate : days.first}
            max={end === 'pickup' ? days.last : undefined}
            error={errorOf(`${end}Date`)}
            required={false}
            onChange={({ currentTarget: { value } }) =>
              end === 'pickup' ? setPickupDate(value) : change({ returnDate: value })
            }
          />
          <TimeSelect
            name={`${end}Time`}
            required={false}
            label={t(`book.${end}Time`)}
            value={fields[`${end}Time`]}
            onChange={({ currentTarget: { value } }) => change({ [`${end}Time`]: value })}
          />
        </div>
      ))}
      <SelectField
        name="location"
        required={false}
        label={t('book.location')}
        value={page.locations.some(({ name }) => name === fields.pickupLocation) ? fields.pickupLocation : ''}
        onChange={({ currentTarget: { value } }) => change({ pickupLocation: value, dropoffLocation: value })}
      >
        <option value="">{t('book.choosePlace')}</option>
        {page.locations.map((place) => (
          <option key={place.id} value={place.name}>
            {nameIn(place, language)}
          </option>
        ))}
      </SelectField>
    </>
  );
};
