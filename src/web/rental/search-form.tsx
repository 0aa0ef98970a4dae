import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import { type BookingLimits, bookableDays } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import type { RentalEnd } from './calendar-days.ts';
import { FreeNote } from './free-note.tsx';
import { unlimited } from './limits.ts';
import { SearchCalendar } from './search-calendar.tsx';
import { Ages, DateSegment, Places, Segment, Times } from './search-choices.tsx';
import type { SearchFields, SearchProblem } from './search-fields.ts';
import { useSearchForm } from './use-search-form.ts';

type Props = {
  initial: SearchFields;
  /** Whether the dates of `initial` are our suggestion: the visitor’s last search comes before it. */
  isSuggestion?: boolean;
  /** Null when the server could not load them. */
  locations: readonly LocationShape[] | null;
  /** Null when the server could not load them: then it decides. */
  limits: BookingLimits | null;
  today: CalendarDate;
  problems?: readonly SearchProblem[];
  /** Other query parameters to keep: filters and order. */
  keep?: URLSearchParams;
  /** `accent` for the one mango button of a screen, `brand` for a plain one. */
  look?: 'accent' | 'brand';
  /** How many vehicles are free for the dates of `initial`; without it the form does not say. */
  free?: number | null;
  /** Whether the age of the driver is asked for. */
  asksAge?: boolean;
  /** Whether a vehicle may come back at another place. */
  returnsElsewhere?: boolean;
  /** Called with the chosen fields when a complete search is sent. */
  onSend?: (chosen: SearchFields) => void;
};

/** The search for places and times. It works as a plain form; scripts add linked fields and the calendar. */
export const SearchForm = (props: Props) => {
  const {
    initial,
    isSuggestion = false,
    locations,
    limits: known,
    today,
    problems: initialProblems = [],
    keep,
    look,
    free,
    asksAge = false,
    returnsElsewhere = false,
    onSend,
  } = props;
  const t = useWords('search');
  const limits = known ?? unlimited;
  const days = bookableDays(limits, today);
  const form = useSearchForm({ initial, isSuggestion, initialProblems, days });
  // The field that opened the calendar, and how often one was pressed since.
  const [open, setOpen] = useState<{ by: RentalEnd; presses: number } | null>(null);
  const navigation = useNavigation();
  const isBusy = navigation.state === 'loading' && navigation.location.pathname === '/vehicles';
  // What is missing is said once, for all fields, under them.
  const errorOf = (field: keyof SearchFields) => {
    const problem = form.problems.find((one) => one.field === field);
    return problem
      ? { error: t(`problem.${problem.sentence}`), isQuiet: problem.sentence.endsWith('Missing') }
      : undefined;
  };
  const { fields } = form;
  const press = (by: RentalEnd) => setOpen((before) => ({ by, presses: (before?.presses ?? 0) + 1 }));

  return (
    <Form
      ref={form.form}
      method="get"
      action="/vehicles"
      aria-label={t('form')}
      noValidate={form.isReady}
      onSubmit={(event) => form.check(event) && onSend?.(form.fields)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(null)}
      className="relative text-ink"
    >
      <div
        className={`grid grid-cols-[1.45fr_1fr] items-stretch rounded-panel bg-raised p-2 shadow-lg md:grid-cols-4 md:p-3.5 ${asksAge ? 'lg:grid-cols-[1.2fr_1fr_0.7fr_1fr_0.7fr_0.62fr_auto]' : 'lg:grid-cols-[1.25fr_1fr_0.72fr_1fr_0.72fr_auto]'}`}
      >
        <Segment label={t('location')} {...errorOf('location')} className="col-span-full lg:col-span-1">
          {(control) => (
            <Places
              control={control}
              name="location"
              brought={locations}
              value={fields.location}
              onChange={form.setLocation}
            />
          )}
        </Segment>
        <DateSegment
          label={t('pickupDate')}
          name="pickupDate"
          value={fields.pickupDate}
          min={days.first}
          max={days.last}
          {...errorOf('pickupDate')}
          onChange={({ currentTarget }) => form.setPickupDate(currentTarget.value)}
          onPress={() => press('pickUp')}
        />
        <Segment label={t('pickupTime')} {...errorOf('pickupTime')}>
          {(control) => (
            <Times control={control} name="pickupTime" value={fields.pickupTime} onChange={form.setPickupTime} />
          )}
        </Segment>
        <DateSegment
          label={t('returnDate')}
          name="returnDate"
          value={fields.returnDate}
          min={fields.pickupDate || days.first}
          max={addDays(fields.pickupDate || days.last, limits.maxBookingDays)}
          {...errorOf('returnDate')}
          onChange={({ currentTarget }) => form.setReturnDate(currentTarget.value)}
          onPress={() => press('return')}
        />
        <Segment label={t('returnTime')} {...errorOf('returnTime')}>
          {(control) => (
            <Times control={control} name="returnTime" value={fields.returnTime} onChange={form.setReturnTime} />
          )}
        </Segment>
        {asksAge && (
          <Segment label={t('driverAge')} className="col-span-full lg:col-span-1 max-lg:even:before:right-3">
            {(control) => (
              <Ages control={control} value={fields.driverAge ?? `${AGE_UNTOLD}`} onChange={form.setDriverAge} />
            )}
          </Segment>
        )}
        {returnsElsewhere && (
          <details open={fields.dropoffLocation !== undefined} className="col-span-full lg:order-last">
            <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm text-link md:px-4">
              {t('returnElsewhere')}
            </summary>
            <Segment
              label={t('dropoffLocation')}
              {...errorOf('dropoffLocation')}
              className="lg:max-w-80 lg:before:hidden"
            >
              {(control) => (
                <Places
                  control={control}
                  name={form.isReady && !fields.dropoffLocation ? undefined : 'dropoffLocation'}
                  none={t('samePlace')}
                  brought={locations}
                  value={fields.dropoffLocation ?? ''}
                  onChange={form.setDropoffLocation}
                />
              )}
            </Segment>
          </details>
        )}
        {[...(keep ?? [])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          look={look}
          size="lg"
          className="col-span-full max-lg:mt-1.5 lg:col-span-1 lg:ml-2"
          busy={isBusy && t('searching')}
        >
          {t('submit')}
          <Icon name="arrow" />
        </Button>
      </div>
      {form.isIncomplete ? (
        <p role="alert" className="mt-3 flex min-h-6 items-center gap-2 text-sm font-medium text-danger">
          <Icon name="alert" size="sm" />
          {t('required')}
        </p>
      ) : (
        free !== undefined && <FreeNote fields={fields} limits={limits} given={free} />
      )}
      {open && form.isReady && (
        <SearchCalendar form={form} opened={open} limits={limits} today={today} onDone={() => setOpen(null)} />
      )}
    </Form>
  );
};
