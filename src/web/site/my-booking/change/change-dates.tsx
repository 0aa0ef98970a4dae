import { useState } from 'react';
import type { BookingRulesShape } from '#contract/settings.ts';
import { bookableDays } from '#kernel/booking-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { StartedDayNote } from '../../../quote/started-day-note.tsx';
import { type Rental, type RentalProblem, rentalOf, rentalProblems } from '../../../rental/rental.ts';
import { choosePickupDate, clockAt } from '../../../rental/search-fields.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { ChangeCalendar } from './change-calendar.tsx';
import { ChangePanel } from './change-panel.tsx';
import { dateChange } from './change-request.ts';
import { useChange } from './use-change.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** Changes the dates, times and places, showing the new price before the change is made. */
export const ChangeDates = ({ onClose, onDone }: Props) => {
  const t = useWords('myBooking', 'change');
  const { booking, page } = useManaged();
  const now = useNow();
  const booked = rentalOf(booking);
  const [chosen, setChosen] = useState(booked);
  const problems = rentalProblems(chosen, clockAt(now));
  const request = problems.length > 0 ? null : dateChange(booked, chosen);
  const change = useChange(request);
  const { rules } = page;
  if (!rules) return null;
  return (
    <ChangePanel
      id="dates"
      title={t('datesTitle')}
      change={change}
      isChosen={request !== null}
      onClose={onClose}
      onDone={onDone}
    >
      <DateFields chosen={chosen} onChange={setChosen} problems={problems} rules={rules} now={now} />
      {rules.showCalendar && (
        <ChangeCalendar booked={booked} chosen={chosen} onChange={setChosen} rules={rules} now={now} />
      )}
      <p className="mt-4 text-sm text-muted">{t('datesNote')}</p>
    </ChangePanel>
  );
};

type DateFieldsProps = {
  chosen: Rental;
  onChange: (rental: Rental) => void;
  problems: readonly RentalProblem[];
  rules: BookingRulesShape;
  now: number;
};

/** Dates, times and places. A new pick-up day keeps the return unless it would be before the pick-up. */
const DateFields = ({ chosen, onChange, problems, rules, now }: DateFieldsProps) => {
  const t = useWords('myBooking', 'change');
  const days = bookableDays(rules, today(now));
  const set = (part: Partial<Rental>) => onChange({ ...chosen, ...part });
  const errorOf = (field: keyof Rental) => {
    const problem = problems.find((one) => one.field === field);
    return problem && t(`wrong.${problem.sentence}`);
  };
  const setPickupDate = (date: string) => onChange(choosePickupDate(chosen, date, days));
  const setPickupPlace = (pickupLocation: string) => {
    const together = !rules.multiLocation || chosen.dropoffLocation === chosen.pickupLocation;
    set({ pickupLocation, ...(together && { dropoffLocation: pickupLocation }) });
  };
  return (
    <div className="@container grid gap-4">
      <div>
        <div className="grid gap-3 @min-[280px]:grid-cols-[minmax(0,1.15fr)_minmax(106px,1fr)] @min-[600px]:grid-cols-[minmax(0,1.25fr)_minmax(0,0.9fr)_minmax(0,1.25fr)_minmax(0,0.9fr)]">
          <DateField
            id="change-pickup-date"
            label={t('pickupDate')}
            value={chosen.pickupDate}
            min={days.first}
            max={days.last}
            error={errorOf('pickupDate')}
            onChange={(event) => setPickupDate(event.currentTarget.value)}
          />
          <TimeSelect
            id="change-pickup-time"
            label={t('pickupTime')}
            value={chosen.pickupTime}
            onChange={(event) => set({ pickupTime: event.currentTarget.value })}
          />
          <DateField
            id="change-return-date"
            label={t('returnDate')}
            value={chosen.returnDate}
            min={chosen.pickupDate || days.first}
            error={errorOf('returnDate')}
            onChange={(event) => set({ returnDate: event.currentTarget.value })}
          />
          <TimeSelect
            id="change-return-time"
            label={t('returnTime')}
            value={chosen.returnTime}
            onChange={(event) => set({ returnTime: event.currentTarget.value })}
          />
        </div>
        <StartedDayNote rental={chosen} />
      </div>
      <div className="grid gap-x-3 gap-y-4 @min-[600px]:grid-cols-2">
        <PlaceSelect
          id="change-pickup-place"
          label={t('pickupLocation')}
          value={chosen.pickupLocation}
          onChoose={setPickupPlace}
        />
        {rules.multiLocation && (
          <PlaceSelect
            id="change-return-place"
            label={t('dropoffLocation')}
            value={chosen.dropoffLocation}
            onChoose={(dropoffLocation) => set({ dropoffLocation })}
          />
        )}
      </div>
    </div>
  );
};

type PlaceProps = { id: string; label: string; value: string; onChoose: (name: string) => void };

/** A booked place that is no longer listed stays selected until another is chosen. */
const PlaceSelect = ({ id, label, value, onChoose }: PlaceProps) => {
  const language = useLanguage();
  const { locations } = useManaged().page;
  const isListed = locations.some(({ name }) => name === value);
  return (
    <SelectField id={id} label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {!isListed && <option value={value}>{value}</option>}
      {locations.map((place) => (
        <option key={place.id} value={place.name}>
          {nameIn(place, language)}
        </option>
      ))}
    </SelectField>
  );
};
