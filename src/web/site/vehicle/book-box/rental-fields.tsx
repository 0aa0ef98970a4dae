import { useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';
import { bookableDays } from '#kernel/booking-limits.ts';
import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { agesOfDrivers } from '../../../rental/ages-of-drivers.ts';
import { chosenIn } from '../../../rental/chosen-in.ts';
import { LongTermLink } from '../../../rental/long-term-link.tsx';
import { queryOf } from '../../../rental/search.ts';
import { choosePickupDate, noSearch, type SearchFields } from '../../../rental/search-fields.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import type { VehiclePage } from '../read-vehicle-page.ts';
import type { Rental } from '../use-rental.ts';

type Props = { page: VehiclePage; rental: Rental };

/** The dates and the place. Every choice applies at once; without scripts the form reloads the page. */
export const RentalFields = ({ page: { locations, rules }, rental }: Props) => {
  const t = useWords('vehicle');
  const inSearch = useWords('search');
  const language = useLanguage();
  const { search, fields, choose, now } = rental;
  const form = useFormBefore(rental);
  const days = bookableDays(rules, today(now));
  const errorOf = (field: keyof SearchFields) => {
    const problem = rental.problems.find((one) => one.field === field);
    if (problem) return inSearch(`problem.${problem.sentence}`);
    const { limit } = rental;
    return limit?.field === field ? inSearch(`limit.${limit.sentence}`, { count: limit.count }) : undefined;
  };
  return (
    <Form
      ref={form}
      method="get"
      noValidate={useIsReady()}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-2.5 min-[360px]:grid-cols-[1.7fr_1fr]"
    >
      <DateField
        label={inSearch('pickupDate')}
        name="pickupDate"
        value={fields.pickupDate}
        min={days.first}
        max={days.last}
        error={errorOf('pickupDate')}
        onChange={(event) => choose(choosePickupDate(fields, event.currentTarget.value, days))}
      />
      <TimeSelect
        label={inSearch('pickupTime')}
        name="pickupTime"
        value={fields.pickupTime}
        error={errorOf('pickupTime')}
        onChange={(event) => choose({ ...fields, pickupTime: event.currentTarget.value })}
      />
      <DateField
        label={inSearch('returnDate')}
        name="returnDate"
        value={fields.returnDate}
        min={fields.pickupDate || days.first}
        error={errorOf('returnDate')}
        onChange={(event) => choose({ ...fields, returnDate: event.currentTarget.value })}
      />
      <TimeSelect
        label={inSearch('returnTime')}
        name="returnTime"
        value={fields.returnTime}
        error={errorOf('returnTime')}
        onChange={(event) => choose({ ...fields, returnTime: event.currentTarget.value })}
      />
      {rental.limit?.sentence === 'tooLong' && <LongTermLink className="col-span-full" />}
      <SelectField
        label={inSearch('location')}
        name="location"
        required={false}
        value={locations.some(({ name }) => name === fields.location) ? fields.location : ''}
        onChange={(event) => choose({ ...fields, location: event.currentTarget.value })}
        className="col-span-full"
      >
        <option value="">{inSearch('chooseLocation')}</option>
        {locations.map((place) => (
          <option key={place.id} value={place.name}>
            {nameIn(place, language)}
          </option>
        ))}
      </SelectField>
      {rules.checksDrivers && (
        <SelectField
          label={inSearch('driverAge')}
          name="driverAge"
          required={false}
          value={fields.driverAge ?? `${AGE_UNTOLD}`}
          onChange={(event) => choose({ ...fields, driverAge: event.currentTarget.value })}
          className="col-span-full"
        >
          {agesOfDrivers.map((age) => (
            <option key={age} value={age}>
              {age}
            </option>
          ))}
        </SelectField>
      )}
      {[...queryOf({ ...search, fields: noSearch })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript className="col-span-full">
        <Button type="submit" wide>
          {t('book.show')}
        </Button>
      </noscript>
    </Form>
  );
};

/** Applies choices made before scripts were ready, which exist only in the DOM form. */
const useFormBefore = ({ fields, choose }: Rental) => {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = { ...fields, ...chosenIn(form.current) };
    if (JSON.stringify(chosen) !== JSON.stringify(fields)) choose(chosen);
  });
  useEffect(() => takeOver(), []);
  return form;
};
