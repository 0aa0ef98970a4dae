import { type ReactNode, useRef, useState } from 'react';
import { bookableDays } from '#kernel/booking-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { StartedDayNote } from '../../../quote/started-day-note.tsx';
import type { LimitProblem } from '../../../rental/limits.ts';
import { LongTermLink } from '../../../rental/long-term-link.tsx';
import type { Rental, RentalProblem } from '../../../rental/rental.ts';
import { choosePickupDate } from '../../../rental/search-fields.ts';
import { today } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { FoldedRental } from './folded-rental.tsx';
import { TakenDays } from './taken-days.tsx';

type Props = {
  problems: readonly RentalProblem[];
  /** The limit that otherwise valid dates break. */
  limit: LimitProblem | null;
  /** After an attempt to submit the step, empty fields show errors too. */
  isSent: boolean;
  now: number;
  /** Whether the vehicle is free then. */
  children: ReactNode;
};

const named: readonly RentalProblem['sentence'][] = ['pickupInThePast', 'returnNotAfterPickup'];

/**
 * Where and when: one line with Change where all of it was known beforehand and the vehicle is free then, else the
 * fields. They stay while this step is open for whoever needed them or has changed something in them.
 */
export const WhereAndWhen = (props: Props) => {
  const t = useWords('booking', 'vehicle');
  const { availability } = useWizard();
  const isWrong = props.problems.length > 0 || props.limit !== null;
  const [isOpen, setOpen] = useState(isWrong);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRefused = 'refused' in availability && Object.keys(availability.refused).length > 0;
  const isFolded = !isOpen && !isWrong && !isRefused && availability.state !== 'unavailable';
  const open = () => {
    setOpen(true);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className="pt-8">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('where')}
      </h2>
      {isFolded ? (
        <FoldedRental onOpen={open}>{props.children}</FoldedRental>
      ) : (
        <RentalFields {...props} onTouch={() => setOpen(true)} />
      )}
    </section>
  );
};

/** Places, dates and times, with a calendar of the taken days below. */
const RentalFields = ({ problems, limit, isSent, now, children, onTouch }: Props & { onTouch: () => void }) => {
  const t = useWords('booking');
  const inSearch = useWords('search');
  const { page, draft, change, availability } = useWizard();
  const say = useProblemWords();
  const { rental } = draft;
  const { rules } = page;
  const days = bookableDays(rules, today(now));
  const errorOf = (field: keyof Rental) => {
    const problem = problems.find((one) => one.field === field && (isSent || named.includes(one.sentence)));
    if (problem) return t(`problems.${problem.sentence}`);
    const refused = 'refused' in availability ? availability.refused[field] : undefined;
    if (refused) return say(refused);
    return limit?.field === field ? inSearch(`limit.${limit.sentence}`, { count: limit.count }) : undefined;
  };
  const set = (part: Partial<Rental>) => {
    onTouch();
    change({ rental: { ...rental, ...part } });
  };
  const setPickupDate = (date: string) => set(choosePickupDate(rental, date, days));
  const setPickupPlace = (pickupLocation: string) => {
    const together = !rules.multiLocation || rental.dropoffLocation === rental.pickupLocation;
    set({ pickupLocation, ...(together && { dropoffLocation: pickupLocation }) });
  };
  return (
    <>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <PlaceSelect field="pickupLocation" error={errorOf('pickupLocation')} onChoose={setPickupPlace} />
        {rules.multiLocation ? (
          <PlaceSelect
            field="dropoffLocation"
            error={errorOf('dropoffLocation')}
            onChoose={(dropoffLocation) => set({ dropoffLocation })}
          />
        ) : (
          <p className="self-end text-sm text-muted md:pb-3">{t('vehicle.sameReturn')}</p>
        )}
      </div>
      <div className="mt-4 grid grid-cols-[1.25fr_0.8fr] gap-3 md:grid-cols-[1.25fr_0.8fr_1.25fr_0.8fr]">
        <DateField
          id="pickupDate"
          label={t('vehicle.pickupDate')}
          value={rental.pickupDate}
          min={days.first}
          max={days.last}
          error={errorOf('pickupDate')}
          onChange={(event) => setPickupDate(event.currentTarget.value)}
        />
        <TimeSelect
          id="pickupTime"
          label={t('vehicle.pickupTime')}
          value={rental.pickupTime}
          onChange={(event) => set({ pickupTime: event.currentTarget.value })}
        />
        <DateField
          id="returnDate"
          label={t('vehicle.returnDate')}
          value={rental.returnDate}
          min={rental.pickupDate || days.first}
          error={errorOf('returnDate')}
          onChange={(event) => set({ returnDate: event.currentTarget.value })}
        />
        <TimeSelect
          id="returnTime"
          label={t('vehicle.returnTime')}
          value={rental.returnTime}
          onChange={(event) => set({ returnTime: event.currentTarget.value })}
        />
      </div>
      {!limit && <StartedDayNote rental={rental} />}
      {limit?.sentence === 'tooLong' && <LongTermLink className="mt-1.5" />}
      {rules.showCalendar && <TakenDays days={days} limits={rules} now={now} onChoose={set} />}
      {children}
    </>
  );
};

type PlaceProps = {
  field: 'pickupLocation' | 'dropoffLocation';
  error: string | undefined;
  onChoose: (name: string) => void;
};

const PlaceSelect = ({ field, error, onChoose }: PlaceProps) => {
  const t = useWords('booking');
  const language = useLanguage();
  const { page, draft } = useWizard();
  const chosen = page.locations.find(({ name }) => name === draft.rental[field]);
  return (
    <SelectField
      id={field}
      label={t(`vehicle.${field}`)}
      value={chosen?.name ?? ''}
      error={error}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t('vehicle.choosePlace')}
      </option>
      {page.locations.map((place) => (
        <option key={place.id} value={place.name}>
          {nameIn(place, language)}
        </option>
      ))}
    </SelectField>
  );
};
